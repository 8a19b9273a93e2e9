import type { Diagnostic } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
import { checkLinks } from '@docgen/links/check-links';
import { hashOfData } from '@docgen/memo/hash-of';
import type { Memo } from '@docgen/memo/memo';
import type { Preparation } from '../prepare-build.ts';
import type { ScannedPage } from './make-page.ts';

/** A site that is rendered. */
export interface RenderedSite extends Pick<Preparation, 'config' | 'placeOf'> {
  readonly pages: readonly ScannedPage[];
  /** Paths of the output. */
  readonly files: ReadonlySet<string>;
  /** Keeps whether nothing was wrong. */
  readonly memo: Memo;
}

/** Checks all links of a rendered site. */
export async function checkSite(
  { pages, files, config, placeOf, memo }: RenderedSite,
  report: Report,
): Promise<readonly Diagnostic[]> {
  const { basePath, trailingSlash, url, checkAbsoluteLinks, onBrokenLinks, onBrokenAnchors } =
    config;
  const severities = { brokenLinks: onBrokenLinks, brokenAnchors: onBrokenAnchors };
  const site = { basePath, trailingSlash, siteUrl: url, checkAbsoluteLinks, severities };
  const lenientFiles = config.schemas.instances.flatMap(({ strictness, paths }) =>
    strictness === 'lenient' ? paths : [],
  );
  const check = () =>
    checkLinks({
      ...site,
      lenientFiles: new Set(lenientFiles),
      pages,
      files,
      redirects: config.redirects.map((redirect, index) => ({
        ...redirect,
        placeOf: () => placeOf(['redirects', index, 'to']).place,
      })),
    });
  let found: readonly Diagnostic[] | undefined;
  const { parts } = await memo.node({
    kind: 'links',
    id: '',
    inputs: [
      site,
      config.redirects,
      hashOfData(pages.map((page) => [page.route, page.hash])),
      hashOfData([...files].sort()),
    ],
    compute() {
      found = check();
      const references = pages.reduce((sum, page) => sum + page.scan.references.length, 0);
      return { value: { references, isFine: found.length === 0 }, diagnostics: [] };
    },
  });
  report(`${parts?.references.value()} references`);
  if (found !== undefined || parts?.isFine.value()) return found ?? [];
  // Places of mistakes follow from more than what is checked, so they are found again.
  return check();
}
