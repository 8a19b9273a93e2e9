import type { Card } from '@docgen/core/page';
import type { SidebarGroup, SidebarItem } from '@docgen/core/sidebar';
import { routeKey } from '@docgen/core/url';
import { firstRoute } from '@docgen/core/visible-sidebar';

/**
 * Cards of what stands beside a page in its sidebar; of what stands below it
 * when the page is a group's own.
 *
 * @param items - The whole sidebar.
 * @param route - Route of the page.
 * @param describe - The description of the page at a route.
 * @returns Nothing for a page that the sidebar does not have.
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
