import type { Diagnostic } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
import { checkLinks } from '@docgen/links/check-links';
import type { CheckedPage } from '@docgen/links/checked-page';
import type { Preparation } from '../prepare-build.ts';

/** A site that is rendered. */
export interface RenderedSite extends Pick<Preparation, 'config' | 'placeOf'> {
  readonly pages: readonly CheckedPage[];
  /** Paths of the output. */
  readonly files: ReadonlySet<string>;
}

/** Checks all links of a rendered site. */
export function checkSite(
  { pages, files, config, placeOf }: RenderedSite,
  report: Report,
): readonly Diagnostic[] {
  const { basePath, trailingSlash, url, onBrokenLinks, onBrokenAnchors } = config;
  const redirects = config.redirects.map((redirect, index) => ({
    ...redirect,
    placeOf: () => placeOf(['redirects', index, 'to']).place,
  }));
  const references = pages.reduce((sum, page) => sum + page.scan.references.length, 0);
  report(`${references} references`);
  return checkLinks({
    pages,
    files,
    redirects,
    basePath,
    trailingSlash,
    siteUrl: url,
    severities: { brokenLinks: onBrokenLinks, brokenAnchors: onBrokenAnchors },
  });
}
