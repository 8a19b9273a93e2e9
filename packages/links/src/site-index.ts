import { decodePath } from '@docgen/core/addresses/address';
import { isBelow } from '@docgen/core/addresses/is-below';
import { routeKey, routeKeyOfPathname } from '@docgen/core/addresses/url';
import type { PageScan } from './scan-page.ts';

/**
 * What is at a path of the site: a page, or, without a scan, a file, a redirect or a page with
 * errors.
 */
export interface Found {
  readonly scan?: PageScan;
  /** The page's decoded route, if the path equals it, except for a trailing slash. */
  readonly route?: string;
}

/** Finds what a server would return for a decoded path; `undefined` if there is nothing. */
export type SiteIndex = (path: string) => Found | undefined;

/** All possible targets of links. */
export interface SiteContents {
  readonly pages: readonly { readonly route: string; readonly scan: PageScan }[];
  /** Output paths below the site's root, such as `img/logo.svg`. */
  readonly files: ReadonlySet<string>;
  readonly redirects: readonly { readonly from: string }[];
  /**
   * Routes of pages that are incomplete or missing because of errors, so that their ids are
   * unknown.
   */
  readonly unfinished: readonly string[];
  /** Routes below which the pages are unknown. */
  readonly unread?: readonly string[];
}

const NO_PAGE: Found = {};

/**
 * Indexes a site by path. Pages are found by their route with or without a trailing slash, with
 * `.html` and with `/index.html`. A page takes precedence over a redirect from its route, as in the
 * output (see `site/build-site.ts`).
 *
 * @returns A lookup by decoded path below the site's root.
 */
export function indexSite({
  pages,
  files,
  redirects,
  unfinished,
  unread = [],
}: SiteContents): SiteIndex {
  const known = new Map(
    pages.map(({ route, scan }): [string, Found] => {
      const path = decodePath(route);
      return [routeKey(path), { scan, route: path }];
    }),
  );
  const moved = new Set(redirects.map(({ from }) => routeKey(decodePath(from))));

  const faulty = new Set(unfinished.map((route) => routeKey(decodePath(route))));

  const isUnread = (key: string) => unread.some((route) => isBelow(key, decodePath(route)));

  const pageAt = (key: string): Found | undefined => {
    if (faulty.has(key)) return NO_PAGE;
    return known.get(key) ?? (moved.has(key) || isUnread(key) ? NO_PAGE : undefined);
  };
  const isFile = (path: string) => files.has(path.slice(1));

  return (path) => {
    const page = pageAt(routeKey(path));
    if (page !== undefined) return page;
    if (isFile(path)) return NO_PAGE;
    const variant = pageAt(routeKeyOfPathname(path));
    if (variant !== undefined) return { scan: variant.scan };
    const folder = routeKey(path) === '/' ? '/' : `${routeKey(path)}/`;
    if (isFile(`${folder}index.html`)) return NO_PAGE;
    return path.endsWith('/') || !isFile(`${path}.html`) ? undefined : NO_PAGE;
  };
}
