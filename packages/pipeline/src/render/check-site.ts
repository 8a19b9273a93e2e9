import type { SiteConfig } from '@docgen/core/config';
import type { Checked } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
import { checkLinks } from '@docgen/links/check-links';
import type { CheckedPage } from '@docgen/links/checked-page';

/**
 * Checks all links of a rendered site.
 *
 * @param files - Paths of the output.
 * @returns The number of references that were checked.
 */
export function checkSite(
  pages: readonly CheckedPage[],
  files: ReadonlySet<string>,
  config: SiteConfig,
  report: Report,
): Checked<number> {
  const { redirects, basePath, trailingSlash, url, onBrokenLinks, onBrokenAnchors } = config;
  const diagnostics = checkLinks({
    ...{ pages, files, redirects, basePath, trailingSlash },
    siteUrl: url,
    severities: { brokenLinks: onBrokenLinks, brokenAnchors: onBrokenAnchors },
  });
  const references = pages.reduce((sum, page) => sum + page.scan.references.length, 0);
  report(`${references} references`);
  return { value: references, diagnostics };
}
