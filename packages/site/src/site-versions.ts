import { joinRoute, routeKey } from '@docgen/core/addresses/url';
import { rememberOf } from '@docgen/core/basics/remember';
import type { VersionConfig } from '@docgen/core/config';
import type { Route } from '@docgen/core/route';
import { versionFinder } from '@docgen/core/versions/version-finder';
import type { VersionLink } from '@docgen/core/versions/version-link';
import { hasSeveralDocs } from '@docgen/core/versions/version-sets';

export interface SiteVersions {
  /** Id of the version that a route belongs to; `undefined` for routes outside of all versions. */
  readonly versionOf: (route: string) => string | undefined;
  /**
   * The same page in all versions of its documentation, including the page itself, in the order of
   * the configuration. For a page outside of all versions, the first pages of the versions, unless
   * these are of several documentations.
   */
  readonly linksOf: (route: string) => readonly VersionLink[];
}

/**
 * Relates the pages of several versions: those whose routes are the same below the version's route.
 */
export function siteVersions(
  versions: readonly Readonly<VersionConfig>[],
  routes: readonly Route[],
): SiteVersions {
  const pages = new Map(routes.map((route) => [routeKey(route.path), route]));
  const finder = versionFinder(versions);
  // The not-found page stands for missing pages of all versions.
  const find = (route: string) => (route === '/404.html' ? undefined : finder(route));
  const homeOf = rememberOf(
    ({ id, route }: Readonly<VersionConfig>) =>
      pages.get(routeKey(route)) ?? routes.find(({ path }) => find(path)?.id === id),
  );
  return {
    versionOf: (route) => find(route)?.id,
    linksOf(route) {
      const own = find(route);
      if (own === undefined && hasSeveralDocs(versions)) return [];
      const rest = own && routeKey(route).slice(routeKey(own.route).length);
      const ofSameDocs = versions.filter(({ docs }) => own === undefined || docs === own.docs);
      return ofSameDocs.map((version) => {
        const page =
          rest === undefined ? undefined : pages.get(routeKey(joinRoute(version.route, rest)));
        if (page !== undefined)
          return { version: version.id, to: page.path, sidebar: page.sidebar };
        const to = homeOf(version)?.path ?? version.route;
        return { version: version.id, to, isStandIn: true };
      });
    },
  };
}
