import { routeKey } from '../addresses/url.ts';

/**
 * Finds the version of the documentation that a route belongs to: of those above it, the one with the
 * longest route, because `/docs/1.0` is not a page of `/docs`.
 *
 * @returns `undefined` for a page of all versions.
 */
export function versionFinder<Version extends { readonly route: string }>(
  versions: readonly Version[],
): (route: string) => Version | undefined {
  const byLength = versions.toSorted((a, b) => b.route.length - a.route.length);
  return (route) => byLength.find((version) => isOfVersion(route, version.route));
}

/** Whether a route is that of a version, or below it. */
function isOfVersion(route: string, versionRoute: string): boolean {
  const [key, above] = [routeKey(route), routeKey(versionRoute)];
  return key === above || key.startsWith(`${above.replace(/\/$/, '')}/`);
}
