import { decodePath } from '@docgen/core/address';
import { routeKey, routeKeyOfPathname } from '@docgen/core/url';
import type { PageScan } from './scan-page.ts';

/** What stands at a path of the site. */
export type Found =
  | { readonly kind: 'page'; readonly scan: PageScan }
  | { readonly kind: 'file' }
  | { readonly kind: 'redirect' };

/** Finds what a server would answer a path with. */
export type SiteIndex = (path: string) => Found | undefined;

/** What there is to link to. */
export interface SiteContents {
  readonly pages: readonly { readonly route: string; readonly scan: PageScan }[];
  /** Output paths below the site's root, such as `img/logo.svg`. */
  readonly files: ReadonlySet<string>;
  readonly redirects: readonly { readonly from: string }[];
}

const FILE: Found = { kind: 'file' };
const REDIRECT: Found = { kind: 'redirect' };

/**
 * Indexes a site by path. A page answers to its route with and without a trailing slash, with
 * `.html` and with `/index.html`. A page hides a redirect from its route, as it does in the output
 * (see `site/build-site.ts`).
 *
 * @returns A lookup by decoded path below the site's root.
 */
export function indexSite({ pages, files, redirects }: SiteContents): SiteIndex {
  const scans = new Map(pages.map(({ route, scan }) => [routeKey(decodePath(route)), scan]));
  const moved = new Set(redirects.map(({ from }) => routeKey(decodePath(from))));

  const pageAt = (key: string): Found | undefined => {
    const scan = scans.get(key);
    if (scan !== undefined) return { kind: 'page', scan };
    return moved.has(key) ? REDIRECT : undefined;
  };
  const isFile = (path: string) => files.has(path.slice(1));

  return (path) => {
    const page = pageAt(routeKey(path));
    if (page !== undefined) return page;
    if (isFile(path)) return FILE;
    const variant = pageAt(routeKeyOfPathname(path));
    if (variant !== undefined) return variant;
    const folder = routeKey(path) === '/' ? '/' : `${routeKey(path)}/`;
    if (isFile(`${folder}index.html`)) return FILE;
    return path.endsWith('/') || !isFile(`${path}.html`) ? undefined : FILE;
  };
}
