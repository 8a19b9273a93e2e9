import { routeKey } from './url.ts';

/** Whether a path below the site's root is a route or below it. */
export function isBelow(path: string, route: string): boolean {
  const key = routeKey(route);
  if (!path.startsWith(key)) return false;
  return key === '/' || path.length === key.length || path[key.length] === '/';
}
