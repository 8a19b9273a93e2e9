/**
 * Joins path segments into a route with a leading slash and without repeated slashes. A trailing
 * slash of the last segment is kept.
 */
export function joinRoute(...segments: readonly string[]): string {
  return `/${segments.join('/')}`.replace(/\/{2,}/g, '/');
}

/**
 * The route without its trailing slash; the root remains `/`. Routes with equal keys are the same
 * page.
 */
export function routeKey(route: string): string {
  return route.length > 1 && route.endsWith('/') ? route.slice(0, -1) : route;
}

/**
 * The route key of the page at a path in the browser's address bar: `index.html` and `.html` are
 * removed.
 */
export function routeKeyOfPathname(pathname: string): string {
  return routeKey(pathname.replace(/\/index\.html$/, '/').replace(/(.)\.html$/, '$1'));
}

/** True for an address that leaves the site: it has a scheme or is protocol-relative. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/**
 * False for an address that would run code in the reader's browser: `javascript:`, `vbscript:`, and
 * `data:` with an HTML or XML document. All output of docgen follows this one rule. Images as
 * `data:` pass, because scripts in images do not run.
 *
 * @param address - With character references decoded. Spaces and control characters are ignored
 *   anywhere, because browsers skip some of them (URL Standard, 4.4).
 */
export function isSafeAddress(address: string): boolean {
  // Fast path: the first characters of most addresses are enough.
  if (/^(?:[#./?]|https?:)/i.test(address)) return true;
  const read = address.replace(/[^!-\uffff]+/g, '');
  return !/^(?:(?:java|vb)script:|data:(?!image\/)[^,]*(?:html|xml))/i.test(read);
}
