import type { Route } from '../route.ts';
import { decodePath } from './address.ts';
import { routeKey } from './url.ts';

/**
 * Output path of a page's Markdown twin: the route, without a trailing slash, and `.md`. That of
 * the root is `index.md`.
 *
 * @returns `undefined` for pages without text: redirects and the not-found page.
 */
export function markdownPath({ path, page }: Pick<Route, 'path' | 'page'>): string | undefined {
  if (page.kind === 'redirect' || page.kind === 'not-found') return undefined;
  const key = decodePath(routeKey(path).slice(1));
  return `${key === '' ? 'index' : key}.md`;
}
