import { routeKey, type TrailingSlash } from '@docgen/core/url';

/**
 * Path of a page's HTML file below the output folder: `a/b/index.html`, or
 * `a/b.html` where addresses never end with a slash.
 */
export function htmlPath(route: string, trailingSlash: TrailingSlash): string {
  const key = routeKey(route).slice(1);
  if (key.endsWith('.html')) return key;
  if (key === '') return 'index.html';
  return trailingSlash === 'never' ? `${key}.html` : `${key}/index.html`;
}
