import type { SidebarGroup, SidebarItem, SidebarLink } from './sidebar.ts';
import { routeKey } from './url.ts';

/** An entry as it is drawn: groups know whether they are open, closed ones carry no children. */
export type VisibleItem = VisibleLink | VisibleGroup;

export interface VisibleLink extends SidebarLink {
  readonly current: boolean;
}

export interface VisibleGroup extends Omit<SidebarGroup, 'collapsed' | 'items'> {
  /** Position in the tree, such as `2.0.1`; names the group across renders. */
  readonly id: string;
  /** Where the label leads: the group's own page, else the first page below it. */
  readonly to?: string;
  readonly open: boolean;
  /** True when the page shown is the group's own or one inside it. */
  readonly active: boolean;
  readonly current: boolean;
  /** Empty while the group is closed, so that markup does not grow with the site. */
  readonly items: readonly VisibleItem[];
}

/** For each page of a sidebar, by route key: ids of the groups that have to be open to see it. */
export type BranchIndex = ReadonlyMap<string, readonly string[]>;

/** Indexes a sidebar once, so that drawing it for a page costs what is visible and not what there is. */
export function indexBranches(items: readonly SidebarItem[]): BranchIndex {
  const index = new Map<string, readonly string[]>();
  const add = (route: string, ancestors: readonly string[]) => {
    const key = routeKey(route);
    if (!index.has(key)) index.set(key, ancestors);
  };
  const walk = (children: readonly SidebarItem[], prefix: string, ancestors: readonly string[]) => {
    children.forEach((item, position) => {
      if (item.kind === 'link') {
        add(item.to, ancestors);
        return;
      }
      const id = `${prefix}${position}`;
      const inside = [...ancestors, id];
      if (item.to !== undefined) add(item.to, inside);
      walk(item.items, `${id}.`, inside);
    });
  };
  walk(items, '', []);
  return index;
}

/**
 * What of a sidebar shows while a page is open: the roots, the current branch
 * with its siblings, and every group that starts open or that the reader opened.
 *
 * @param items - The whole tree.
 * @param branches - Its index, from {@link indexBranches}.
 * @param route - Route of the page shown.
 * @param toggled - Groups by id that the reader opened (`true`) or closed (`false`).
 */
export function visibleSidebar(
  items: readonly SidebarItem[],
  branches: BranchIndex,
  route: string,
  toggled: ReadonlyMap<string, boolean> = new Map(),
): VisibleItem[] {
  const key = routeKey(route);
  const active = new Set(branches.get(key));
  const draw = (item: SidebarItem, id: string): VisibleItem => {
    if (item.kind === 'link') return { ...item, current: routeKey(item.to) === key };
    const { items: children, collapsed, ...group } = item;
    const open = !item.collapsible || (toggled.get(id) ?? (active.has(id) || !collapsed));
    return {
      ...group,
      id,
      to: firstRoute(item),
      open,
      active: active.has(id),
      current: item.to !== undefined && routeKey(item.to) === key,
      items: open ? children.map((child, position) => draw(child, `${id}.${position}`)) : [],
    };
  };
  return items.map((item, position) => draw(item, String(position)));
}

/**
 * The route that an entry leads to: its own page, else the first page below it.
 *
 * @returns `undefined` for a group without any page.
 */
export function firstRoute(item: SidebarItem): string | undefined {
  if (item.to !== undefined) return item.to;
  if (item.kind === 'link') return undefined;
  for (const child of item.items) {
    const route = firstRoute(child);
    if (route !== undefined) return route;
  }
  return undefined;
}
