import {
  encodeForQuery,
  hrefOfRoute,
  routeOfPath,
  type TrailingSlash,
} from '@docgen/core/addresses/address';
import { routeKeyOfPathname } from '@docgen/core/addresses/url';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { findBreakage } from './breakage.ts';
import { nearestAddress } from './nearest-address.ts';
import type { PublishedAddress } from './published-addresses.ts';
import { resolveHref, type SiteAddress } from './resolve-href.ts';
import { indexSite, type SiteContents } from './site-index.ts';

export interface PublishedSite extends SiteContents, Omit<SiteAddress, 'checkAbsoluteLinks'> {
  readonly externalRoutes: readonly string[];
  readonly ownRoutes: readonly string[];
  readonly trailingSlash: TrailingSlash;
}

/**
 * Finds addresses that were published and lead nowhere in the site as it is now. Addresses below
 * external routes and on other hosts are not checked.
 *
 * @returns For each such address, a diagnostic `lost-route` with the likeliest new route, where it
 *   is listed first; for each sitemap of which no address belongs to the site, `unusable-sitemap`.
 */
export function lostRoutes(
  published: readonly PublishedAddress[],
  site: PublishedSite,
): Diagnostic[] {
  const address = { ...site, checkAbsoluteLinks: true };
  const judging = { ...site, find: indexSite(site), idsOf: () => new Set<string>() };
  const home = hrefOfRoute('/', site);
  const targets = published.map((entry) => ({
    entry,
    target: resolveHref(entry.address, home, address),
  }));
  const nearest = nearestAddress(site.pages.map(({ route }) => route));
  const told = new Set<string>();
  const lost = targets.flatMap(({ entry, target }): Diagnostic[] => {
    const broken = findBreakage({ kind: 'link', href: entry.address }, target, judging);
    if (broken?.code !== 'broken-link' || broken.reason !== 'missing') return [];
    const route = routeOfPath(routeKeyOfPathname(broken.path));
    if (told.has(route)) return [];
    told.add(route);
    const [likeliest] = nearest(route);
    const to = likeliest === undefined ? '…' : JSON.stringify(likeliest);
    const question = likeliest === undefined ? '' : `Is "${likeliest}" in its place now? `;
    return [
      {
        code: 'lost-route',
        severity: 'error',
        message: `"${broken.path}" was published, but there is no page, file or redirect at this address any more.`,
        hint: `${question}Add { from: ${JSON.stringify(literal(route))}, to: ${to} } to redirects.`,
        place: entry.place,
      },
    ];
  });
  const usable = new Set(
    targets.flatMap(({ entry, target }) => (target.kind === 'inside' ? [entry.place.file] : [])),
  );
  const firsts = new Map(published.toReversed().map((entry) => [entry.place.file, entry]));
  const unusable = [...firsts.values()].filter(({ place }) => !usable.has(place.file));
  return [...unusable.map((entry) => foreign(entry, site)), ...lost];
}

/** A route without what configurations take for patterns of hosts, and without spaces. */
function literal(route: string): string {
  return route.replace(/(?<=\/):|\s/g, encodeForQuery).replaceAll('*', '%2A');
}

function foreign({ address, place }: PublishedAddress, site: PublishedSite): Diagnostic {
  return {
    code: 'unusable-sitemap',
    severity: 'error',
    message: `No address of ${place.file} is below "${site.siteUrl}${site.basePath}", where the site is published. The first is "${address}".`,
    hint: 'Give the sitemap of this site, or correct url and basePath in the configuration.',
    place,
  };
}
