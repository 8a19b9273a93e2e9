import { isExternal, routeKey } from '@docgen/core/addresses/url';
import type { Crumb, Neighbour } from '@docgen/core/route';
import type { PlacedNode } from './sidebar-node.ts';

/** The position of a page in a sidebar. */
export interface SidebarPlace {
  readonly sidebar: string;
  readonly label: string;
  readonly breadcrumbs: readonly Crumb[];
  readonly previous?: Neighbour;
  readonly next?: Neighbour;
}

/**
 * Derives breadcrumbs and neighbours from the sidebars. For a page with several entries, the first
 * one counts.
 *
 * @param labels - Labels of links from the previous and the next page, by route key, for pages
 *   whose label is not that of their entry.
 * @returns By route key.
 */
export function sidebarPlaces(
  sidebars: ReadonlyMap<string, readonly PlacedNode[]>,
  labels: ReadonlyMap<string, string> = new Map(),
): Map<string, SidebarPlace> {
  const places = new Map<string, SidebarPlace>();
  for (const [sidebar, nodes] of sidebars) {
    const stops: (Neighbour & { breadcrumbs: Crumb[] })[] = [];
    const seen = new Set<string>();
    const stop = (place: (typeof stops)[number]) => {
      const key = routeKey(place.to);
      if (isExternal(place.to) || seen.has(key)) return;
      seen.add(key);
      stops.push(place);
    };
    const walk = (children: readonly PlacedNode[], trail: readonly Crumb[]) => {
      for (const node of children) {
        const { label, to } = node;
        const breadcrumbs = [...trail, { label, to }];
        const deprecated = node.kind === 'link' ? node.deprecated : undefined;
        if (to !== undefined) stop({ label, to, deprecated, breadcrumbs });
        if (node.kind === 'group') walk(node.items, breadcrumbs);
      }
    };
    walk(nodes, []);
    stops.forEach(({ label, to, breadcrumbs }, index) => {
      const key = routeKey(to);
      if (places.has(key)) return;
      const previous = neighbour(stops[index - 1], labels);
      const next = neighbour(stops[index + 1], labels);
      places.set(key, { sidebar, label, breadcrumbs, previous, next });
    });
  }
  return places;
}

function neighbour(
  stop: Neighbour | undefined,
  labels: ReadonlyMap<string, string>,
): Neighbour | undefined {
  if (stop === undefined) return undefined;
  const { label, to, deprecated } = stop;
  return { label: labels.get(routeKey(to)) ?? label, to, deprecated };
}
