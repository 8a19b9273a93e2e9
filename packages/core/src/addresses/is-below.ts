import { joinRoute, routeKey } from './url.ts';

/** Whether a path below the site's root is a route or below it. */
export function isBelow(path: string, route: string): boolean {
  return routeKey(path) === routeKey(route) || path.startsWith(joinRoute(route, '/'));
}
