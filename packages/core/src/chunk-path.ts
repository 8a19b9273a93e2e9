import { routeKey } from './url.ts';

/**
 * Path of a route's chunk below the base path. It carries no hash: an entry
 * script of last week finds the chunk of today, and no page lists the others.
 */
export function routeChunkPath(route: string): string {
  const key = routeKey(route);
  return `assets/routes${key === '/' ? '' : key}.js`;
}

/** Path of a sidebar's tree below the base path. */
export function sidebarTreePath(sidebar: string): string {
  return `assets/sidebars/${encodeURIComponent(sidebar)}.json`;
}
