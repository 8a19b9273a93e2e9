import { decodePath } from './address.ts';
import { routeKey } from './url.ts';

/**
 * Output path of a route's chunk. It contains no hash, so that an entry script from an earlier
 * build finds current chunks, and pages need not list the chunks of other pages.
 */
export function routeChunkPath(route: string): string {
  const key = routeKey(route);
  return `assets/routes${key === '/' ? '' : decodePath(key)}.js`;
}

/** Output path of a sidebar's tree. */
export function sidebarTreePath(sidebar: string): string {
  return `assets/sidebars/${sidebar}.json`;
}
