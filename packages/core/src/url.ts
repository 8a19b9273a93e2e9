/**
 * Paths of pages. A *route* is a path below the site's root as the site graph
 * knows it (`/docs/category/adrs`, no base path); an *href* is what stands in
 * HTML (base path and trailing-slash policy applied).
 */

/** What the end of a page's address looks like; see `SiteConfig.trailingSlash`. */
export type TrailingSlash = 'preserve' | 'always' | 'never';

/**
 * Joins path segments into a route: one leading slash, no doubled ones.
 * A trailing slash of the last segment is kept.
 */
export function joinRoute(...segments: readonly string[]): string {
  const joined = `/${segments.join('/')}`.replace(/\/{2,}/g, '/');
  return joined;
}

/** The route without its trailing slash; the root stays `/`. Two routes are the same page when this is equal. */
export function routeKey(route: string): string {
  return route.length > 1 && route.endsWith('/') ? route.slice(0, -1) : route;
}

/**
 * Maps the address a reader came by to the key of its page: `index.html` and
 * `.html` endings are dropped (specification, section 2.5).
 */
export function routeKeyOfPathname(pathname: string): string {
  return routeKey(pathname.replace(/\/index\.html$/, '/').replace(/(.)\.html$/, '$1'));
}

/** How addresses are written in HTML. */
export interface HrefStyle {
  /** Path that the site is served below, with a slash at both ends. */
  readonly basePath: string;
  readonly trailingSlash: TrailingSlash;
}

/**
 * The address of a route as written in HTML.
 *
 * @param route - A route, optionally followed by a query string and a fragment.
 */
export function hrefOfRoute(route: string, style: HrefStyle): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(route) ?? [];
  return style.basePath.slice(0, -1) + withTrailingSlash(path, style.trailingSlash) + rest;
}

/** Applies the trailing-slash policy to a route. Paths of files (`/a/b.pdf`) are left as they are. */
export function withTrailingSlash(route: string, policy: TrailingSlash): string {
  if (policy === 'preserve' || route === '/' || /\.[^/]+$/.test(route)) return route;
  return policy === 'always' ? `${routeKey(route)}/` : routeKey(route);
}

/** True for an address that leaves the site: a scheme or a protocol-relative host. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/**
 * False for an address that does not lead anywhere but runs as a program in the reader's browser:
 * `javascript:`, `vbscript:`, and documents of HTML or XML as `data:`. The one rule for everything
 * that docgen writes; pictures as `data:` pass it, because what is in them does not run.
 *
 * @param address - Character references decoded. Spaces and control characters may stand anywhere:
 *   browsers skip some of them (URL Standard, 4.4), so all are skipped here.
 */
export function isSafeAddress(address: string): boolean {
  // Most addresses say in their first letters what they are.
  if (/^(?:[#./?]|https?:)/i.test(address)) return true;
  const read = address.replace(/[^!-\uffff]+/g, '');
  return !/^(?:(?:java|vb)script:|data:(?!image\/)[^,]*(?:html|xml))/i.test(read);
}
