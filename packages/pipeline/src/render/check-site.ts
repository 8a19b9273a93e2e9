import type { ConfigPlaces } from '@docgen/config/config-places';
import type { SiteConfig } from '@docgen/core/config';
import type { Checked } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
import { checkLinks } from '@docgen/links/check-links';
import type { CheckedPage } from '@docgen/links/checked-page';

/** A site that is rendered. */
export interface RenderedSite {
  readonly pages: readonly CheckedPage[];
  /** Paths of the output. */
  readonly files: ReadonlySet<string>;
  readonly config: SiteConfig;
  readonly placeOf: ConfigPlaces;
}

/**
 * Checks all links of a rendered site.
 *
 * @returns The number of references that were checked.
 */
export function checkSite(
  { pages, files, config, placeOf }: RenderedSite,
  report: Report,
): Checked<number> {
  const { basePath, trailingSlash, url, onBrokenLinks, onBrokenAnchors } = config;
  const redirects = config.redirects.map((redirect, index) => ({
    ...redirect,
    placeOf: () => placeOf(['redirects', index, 'to']).place,
  }));
  const diagnostics = checkLinks({
    ...{ pages, files, redirects, basePath, trailingSlash },
    siteUrl: url,
    severities: { brokenLinks: onBrokenLinks, brokenAnchors: onBrokenAnchors },
  });
  const references = pages.reduce((sum, page) => sum + page.scan.references.length, 0);
  report(`${references} references`);
  return { value: references, diagnostics };
}
