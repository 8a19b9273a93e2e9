import { routeKey } from '../addresses/url.ts';
import type { SidebarGroup, SidebarItem } from '../sidebar.ts';
import { firstRoute, type VisibleItem } from './visible-sidebar.ts';

/** Maximum number of matches shown; readers with more matches need a longer query. */
const MOST_FOUND = 100;

export interface FilteredSidebar {
  /** The first {@link MOST_FOUND} matching entries, with the groups around them. */
  readonly items: readonly VisibleItem[];
  /** Number of all matching entries. */
  readonly found: number;
}

/**
 * Filters a sidebar by a reader's query. An entry matches if its label contains at least one word
 * of the query, and it or the labels of the groups around it contain all others.
 *
 * @param items - The whole tree.
 * @param query - Words or parts of words, in any case.
 * @param route - Route of the page shown.
 */
export default function filterSidebar(
  items: readonly SidebarItem[],
  query: string,
  route: string,
): FilteredSidebar {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const key = routeKey(route);
  let found = 0;
  const isMatch = (label: string, around: string) => {
    const own = label.toLowerCase();
    const matches =
      words.some((word) => own.includes(word)) &&
      words.every((word) => own.includes(word) || around.includes(word));
    if (matches) found += 1;
    return matches && found <= MOST_FOUND;
  };
  const group = (item: SidebarGroup, id: string, around: string): VisibleItem | undefined => {
    const matches = isMatch(item.label, around);
    const inside = list(item.items, `${id}.`, `${around} ${item.label.toLowerCase()}`);
    if (!matches && inside.length === 0) return undefined;
    const current = item.to !== undefined && routeKey(item.to) === key;
    return {
      kind: 'group',
      label: item.label,
      className: item.className,
      collapsible: false,
      id,
      to: firstRoute(item),
      open: true,
      active: false,
      current,
      items: inside,
    };
  };
  const list = (children: readonly SidebarItem[], prefix: string, around: string): VisibleItem[] =>
    children.flatMap((item, position) => {
      const id = `${prefix}${position}`;
      if (item.kind === 'group') return group(item, id, around) ?? [];
      if (!isMatch(item.label, around)) return [];
      return { ...item, id, current: routeKey(item.to) === key };
    });
  const shown = list(items, '', '');
  const rest = { kind: 'rest', side: 'behind', total: found } as const;
  return { items: found > MOST_FOUND ? [...shown, rest] : shown, found };
}
