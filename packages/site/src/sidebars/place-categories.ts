import { joinRoute, routeKey } from '@docgen/core/addresses/url';
import { categorySlug } from './category-slug.ts';
import type { GroupNode, GroupPage, PlacedGroup, PlacedNode, SidebarNode } from './sidebar-node.ts';

/**
 * Assigns routes to generated indexes. The slug is by default that of the group's label on GitHub.
 * Below one parent route, the second group with the same slug gets the suffix `-1`, the third `-2`,
 * counted over all sidebars in the order of the configuration, each from top to bottom, parents
 * before children. Groups with `isShared` and the same links have one index together.
 *
 * @param sidebars - Trees by sidebar id.
 * @param siteRoute - Parent route of the indexes of groups without their own, such as `/docs/category`.
 * @param others - Routes that no index may have, such as those of definitions. @default none
 */
export function placeCategories(
  sidebars: ReadonlyMap<string, readonly SidebarNode[]>,
  siteRoute: string,
  others: readonly string[] = [],
): Map<string, PlacedNode[]> {
  const taken = new Set([...[...sidebars.values()].flatMap(fixedRoutes), ...others.map(routeKey)]);
  const shared = new Map<string, string>();
  const counts = new Map<string, number>();
  const routeOf = (name: string, categoryRoute: string): string => {
    const base = joinRoute(categoryRoute, name);
    for (;;) {
      const count = counts.get(base) ?? 0;
      counts.set(base, count + 1);
      const route = count === 0 ? base : `${base}-${count}`;
      if (taken.has(routeKey(route))) continue;
      taken.add(routeKey(route));
      return route;
    }
  };
  const place = (node: SidebarNode): PlacedNode => {
    if (node.kind === 'link') return node;
    const { page, items, ...group } = node;
    // This has to precede the children, because parents are numbered first.
    const own = page === undefined ? {} : placePage(page, node);
    return { ...group, ...own, items: items.map(place) };
  };
  return new Map([...sidebars].map(([id, nodes]) => [id, nodes.map(place)]));

  function placePage(
    page: GroupPage,
    { label, items }: GroupNode,
  ): Pick<PlacedGroup, 'to' | 'index'> {
    if (page.kind === 'existing') return { to: page.to };
    const { title, description, categoryRoute = siteRoute, slug = categorySlug(label) } = page;
    const index = { title, description, placeOf: page.placeOf, cure: page.cure };
    if (page.route !== undefined) return { to: page.route, index };
    const key = page.isShared && JSON.stringify([categoryRoute, slug, title, linksIn(items)]);
    const earlier = key && shared.get(key);
    if (earlier) return { to: earlier, index: { ...index, isRepeated: true } };
    const to = routeOf(slug, categoryRoute);
    if (key) shared.set(key, to);
    return { to, index };
  }
}

function linksIn(nodes: readonly SidebarNode[]): string[] {
  return nodes.flatMap((node) => (node.kind === 'link' ? node.to : linksIn(node.items)));
}

function fixedRoutes(nodes: readonly SidebarNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'link') return [];
    const route = node.page?.kind === 'index' ? node.page.route : undefined;
    return [...(route === undefined ? [] : [routeKey(route)]), ...fixedRoutes(node.items)];
  });
}
