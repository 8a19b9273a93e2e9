import { decodePath, type TrailingSlash } from '@docgen/core/address';
import { routeKey } from '@docgen/core/url';

/**
 * Output path of a page's HTML file: `a/b/index.html`, or
 * `a/b.html` where addresses never end with a slash.
 */
export function htmlPath(route: string, trailingSlash: TrailingSlash): string {
  const key = decodePath(routeKey(route).slice(1));
  if (key.endsWith('.html')) return key;
  if (key === '') return 'index.html';
  return trailingSlash === 'never' ? `${key}.html` : `${key}/index.html`;
}
