import { canonicalUrl, hrefOfPath, urlOfHref } from '@docgen/core/addresses/address';
import type { Route } from '@docgen/core/route';
import { llmsFullSeparator } from '@docgen/twins/llms-text';
import { navigationSections } from '@docgen/twins/navigation';
import type { SitePlan } from '../plan/plan-site.ts';
import type { Download } from '../plan/schema-downloads.ts';

/** A part of `llms-full.txt`, and the text before it. */
export interface LlmsFullPart {
  readonly before: string;
  /** A page, whose twin is inserted, or a file with SDL. */
  readonly of: Route | Download;
}

/** Longer than fences that descriptions are likely to contain. */
const FENCE = '~~~~~~~~';

/**
 * The parts of `llms-full.txt`, in the order of the navigation: the twins of all pages, except that
 * for each schema its SDL replaces the pages of its definitions, in a third of the words.
 */
export function llmsFullParts({
  site,
  config,
  downloads,
}: Pick<SitePlan, 'site' | 'config' | 'downloads'>): readonly LlmsFullPart[] {
  const parts: LlmsFullPart[] = [];
  let close = '';
  for (const route of navigationSections(site, config).flatMap(({ routes }) => routes)) {
    const { page, path } = route;
    if (page.kind === 'schema' && page.entry !== undefined) continue;
    parts.push({
      before: close + llmsFullSeparator(canonicalUrl(path, config), config),
      of: route,
    });
    close = '';
    if (page.kind !== 'schema') continue;
    const sdl = downloads.find(({ to }) => to === page.downloads?.[0]?.to);
    if (sdl === undefined) continue;
    const url = urlOfHref(hrefOfPath(sdl.path, config), config);
    parts.push({ before: `${llmsFullSeparator(url, config)}${FENCE}graphql\n`, of: sdl });
    close = `${FENCE}\n`;
  }
  return parts;
}
