import type { StylesheetConfig, UserConfig } from '@docgen/core/config';
import { isForeignObject } from '../foreign/foreign-value.ts';
import type { MapContext } from './map-context.ts';
import { openSection, type Section } from './section.ts';

/** Stylesheets of other hosts and of static folders. */
export function mapStylesheets(
  site: Section,
  { notes }: MapContext,
): Pick<UserConfig, 'stylesheets'> {
  const stylesheets = (site.list('stylesheets') ?? []).flatMap((entry): StylesheetConfig[] => {
    const sheet = openSection(isForeignObject(entry) ? entry : { href: entry }, 'stylesheets');
    const href = sheet.text('href');
    if (href === undefined) return [];
    if (/katex/i.test(href)) {
      notes.carried('KaTeX', 'docgen loads its stylesheet itself, on pages with formulas');
      return [];
    }
    const integrity = sheet.text('integrity');
    const crossorigin = sheet.text('crossorigin') ?? sheet.text('crossOrigin');
    return [
      {
        // Neither of the two puts the base path in front.
        href,
        ...(integrity === undefined ? {} : { integrity }),
        ...(crossorigin === 'use-credentials' || (crossorigin === 'anonymous' && !integrity)
          ? { crossorigin }
          : {}),
      },
    ];
  });
  if (stylesheets.length === 0) return {};
  notes.carried('stylesheets', `${stylesheets.length}`);
  return { stylesheets };
}
