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
