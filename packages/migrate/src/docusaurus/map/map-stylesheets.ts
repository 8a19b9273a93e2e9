import type { StylesheetConfig } from '@docgen/core/config';
import { filled } from '../../filled.ts';
import { isForeignObject } from '../../foreign/foreign-value.ts';
import { openSection } from '../../section.ts';
import type { MapContext } from './map-context.ts';

/** Stylesheets of other hosts and of static folders. */
export function mapStylesheets({ site, notes, link }: MapContext): StylesheetConfig[] | undefined {
  const stylesheets = (site.list('stylesheets') ?? []).flatMap((entry): StylesheetConfig[] => {
    const sheet = openSection(isForeignObject(entry) ? entry : { href: entry }, 'stylesheets');
    const href = sheet.text('href');
    if (href === undefined) return [];
    if (/katex/i.test(href)) {
      notes.carried('KaTeX', 'docgen loads its stylesheet itself, on pages with formulas');
      return [];
    }
    const integrity = sheet.text('integrity');
    const given = sheet.text('crossorigin') ?? sheet.text('crossOrigin');
    const crossorigin =
      given === 'use-credentials' || (given === 'anonymous' && !integrity) ? given : undefined;
    // Docusaurus does not add the base path, so it is in the address.
    return [{ href: link(href), integrity, crossorigin }];
  });
  if (stylesheets.length > 0) notes.carried('stylesheets', `${stylesheets.length}`);
  return filled(stylesheets);
}
