import { routeKey } from '@docgen/core/addresses/url';
import type { Card } from '@docgen/core/page';
import type { SidebarGroup, SidebarItem } from '@docgen/core/sidebar';
import { firstRoute } from '@docgen/core/sidebars/visible-sidebar';

/**
 * Cards for the siblings of a page in its sidebar, or for the entries of a group if the page is the
 * group's own.
 *
 * @param items - The whole sidebar.
 * @param route - Route of the page.
 * @param describe - Returns the description of the page at a route.
 * @returns Empty if the page is not in the sidebar.
 */
export function cardsBeside(
  items: readonly SidebarItem[],
  route: string,
  describe: (route: string) => string | undefined,
): Card[] {
  const key = routeKey(route);
  const isPage = (to: string | undefined) => to !== undefined && routeKey(to) === key;
  const siblings = groupOf(items, isPage) ?? [];
  return siblings.flatMap((item): Card[] => {
    const to = firstRoute(item);
    if (to === undefined || isPage(to)) return [];
    const description = item.to === undefined ? undefined : describe(item.to);
    return [
      {
        title: item.label,
        to,
        description,
        count: item.kind === 'group' ? item.items.length : undefined,
      },
    ];
  });
}

function groupOf(
  items: readonly SidebarItem[],
  isPage: (to: string | undefined) => boolean,
): readonly SidebarItem[] | undefined {
  const groups = items.filter((item): item is SidebarGroup => item.kind === 'group');
  const own = groups.find(({ to }) => isPage(to));
  if (own !== undefined) return own.items;
  if (items.some(({ to }) => isPage(to))) return items;
  for (const group of groups) {
    const inside = groupOf(group.items, isPage);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
