import { decodePath } from './address.ts';
import { routeKey } from './url.ts';

/**
 * Output path of a route's chunk. It carries no hash: an entry
 * script of last week finds the chunk of today, and no page lists the others.
 */
export function routeChunkPath(route: string): string {
  const key = routeKey(route);
  return `assets/routes${key === '/' ? '' : decodePath(key)}.js`;
}

/** Output path of a sidebar's tree. */
export function sidebarTreePath(sidebar: string): string {
  return `assets/sidebars/${sidebar}.json`;
}
