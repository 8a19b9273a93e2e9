import type { Crumb, Neighbour } from '@docgen/core/route';
import { isExternal, routeKey } from '@docgen/core/url';
import type { PlacedNode } from './sidebar-node.ts';

/** What a sidebar tells about one of its pages. */
export interface SidebarPlace {
  readonly sidebar: string;
  readonly label: string;
  readonly breadcrumbs: readonly Crumb[];
  readonly previous?: Neighbour;
  readonly next?: Neighbour;
}

/**
 * Reads breadcrumbs and neighbours off the sidebars. A page that stands in
 * several sidebars, or several times in one, belongs to its first place.
 *
 * @returns By route key.
 */
export function sidebarPlaces(
  sidebars: ReadonlyMap<string, readonly PlacedNode[]>,
): Map<string, SidebarPlace> {
  const places = new Map<string, SidebarPlace>();
  for (const [sidebar, nodes] of sidebars) {
    const stops: { label: string; to: string; breadcrumbs: Crumb[] }[] = [];
    const seen = new Set<string>();
    const stop = (label: string, to: string, breadcrumbs: Crumb[]) => {
      const key = routeKey(to);
      if (isExternal(to) || seen.has(key)) return;
      seen.add(key);
      stops.push({ label, to, breadcrumbs });
    };
    const walk = (children: readonly PlacedNode[], trail: readonly Crumb[]) => {
      for (const node of children) {
        const crumb = { label: node.label, to: node.to };
        const breadcrumbs = [...trail, crumb];
        if (node.to !== undefined) stop(node.label, node.to, breadcrumbs);
        if (node.kind === 'group') walk(node.items, breadcrumbs);
      }
    };
    walk(nodes, []);
    stops.forEach(({ label, to, breadcrumbs }, index) => {
      const key = routeKey(to);
      if (places.has(key)) return;
      const previous = neighbour(stops[index - 1]);
      const next = neighbour(stops[index + 1]);
      places.set(key, { sidebar, label, breadcrumbs, previous, next });
    });
  }
  return places;
}

function neighbour(stop: Neighbour | undefined): Neighbour | undefined {
  return stop === undefined ? undefined : { label: stop.label, to: stop.to };
}
