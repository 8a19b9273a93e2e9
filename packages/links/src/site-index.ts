import { decodePath } from '@docgen/core/address';
import { joinRoute, routeKey, routeKeyOfPathname } from '@docgen/core/url';
import type { PageScan } from './scan-page.ts';

/** What stands at a path of the site: a page, or a file, a redirect or an unfinished page, which have no scan. */
export interface Found {
  readonly scan?: PageScan;
  /** The page's route, when the path is it, with or without the slash at its end. */
  readonly route?: string;
}

/** Finds what a server would answer a path with. */
export type SiteIndex = (path: string) => Found | undefined;

/** What there is to link to. */
export interface SiteContents {
  readonly pages: readonly { readonly route: string; readonly scan: PageScan }[];
  /** Output paths below the site's root, such as `img/logo.svg`. */
  readonly files: ReadonlySet<string>;
  readonly redirects: readonly { readonly from: string }[];
  /** Routes of pages that are not complete, or not there, for their mistakes; nobody knows their ids. */
  readonly unfinished: readonly string[];
  /** Routes below which nobody knows what pages there are. */
  readonly unread?: readonly string[];
}

const NO_PAGE: Found = {};

/** Whether a path is a route or below it. */
export function isBelow(path: string, route: string): boolean {
  return routeKey(path) === routeKey(route) || path.startsWith(joinRoute(route, '/'));
}

/**
 * Indexes a site by path. A page answers to its route with and without a trailing slash, with
 * `.html` and with `/index.html`. A page hides a redirect from its route, as it does in the output
 * (see `site/build-site.ts`).
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
