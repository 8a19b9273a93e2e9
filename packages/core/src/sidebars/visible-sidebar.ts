import { routeKey } from '../addresses/url.ts';
import type { SidebarGroup, SidebarItem, SidebarLink } from '../sidebar.ts';

/** An entry as it is drawn: groups are open or closed, and closed groups have no children. */
export type VisibleItem = VisibleEntry | VisibleRest;

export type VisibleEntry = VisibleLink | VisibleGroup;

export interface VisibleLink extends SidebarLink {
  /** See `VisibleGroup.id`. */
  readonly id: string;
  readonly current: boolean;
}

export interface VisibleGroup extends Omit<SidebarGroup, 'collapsed' | 'items'> {
  /** Position in the tree, such as `2.0.1`; identifies the entry across renders. */
  readonly id: string;
  /** Target of the label: the group's own page, else the first page in it. */
  readonly to?: string;
  readonly open: boolean;
  /** True if the current page is the group's own or one in it. */
  readonly active: boolean;
  readonly current: boolean;
  /** Empty if the group is closed, so that markup does not grow with the site. */
  readonly items: readonly VisibleItem[];
}

/** Placeholder for the entries of a long list that are left out. */
export interface VisibleRest {
  readonly kind: 'rest';
  /** Whether the entries left out come before or after the visible ones. */
  readonly side: 'before' | 'behind';
  /** Number of entries of the whole list. */
  readonly total: number;
  /**
   * The group that the list belongs to; absent for the sidebar's top level. `to` is its own page.
   */
  readonly group?: Pick<SidebarGroup, 'label' | 'to'> | undefined;
}

/** The position of a page in a sidebar. */
export interface Branch {
  /** Position of its entry in the tree, see `VisibleGroup.id`. */
  readonly entry: string;
  /** Ids of the groups that have to be open for the entry to be visible, outermost first. */
  readonly groups: readonly string[];
}

/** The branches of all pages of a sidebar, by route key. */
export type BranchIndex = ReadonlyMap<string, Branch>;

/** A list of entries of which a part is shown. */
interface EntryList {
  readonly total: number;
  /**
   * Position of the current page relative to the list, such as `3` or `3.0.1`; empty if it is
   * elsewhere.
   */
  readonly own: string;
  /** The group that the list belongs to. */
  readonly group: SidebarGroup | undefined;
  /** Returns entries, with the bounds of `Array.slice`. @default all */
  readonly entries: (start?: number, end?: number) => VisibleItem[];
}

/** Returns a part of a list, with placeholders for the entries left out. */
export type ListPart = (list: EntryList) => VisibleItem[];

export interface SidebarView {
  /** Groups by id that the reader opened (`true`) or closed (`false`). */
  readonly toggled?: ReadonlyMap<string, boolean>;
  /** See {@link partAround}. @default all entries */
  readonly part?: ListPart;
  /**
   * Cache of entries that are the same on most pages, neither current nor open, so that the next
   * page gets the same objects. Not to be combined with `toggled`.
   */
  readonly atRest?: Map<SidebarItem, VisibleEntry>;
}

/** Number of entries of a list in the HTML of a page, so that it does not grow with the site. */
export const SIDEBAR_WINDOW = 25;

/**
 * Indexes a sidebar, so that the cost of drawing it for a page depends only on the visible entries.
 */
export function indexBranches(items: readonly SidebarItem[]): BranchIndex {
  const index = new Map<string, Branch>();
  const add = (route: string, branch: Branch) => {
    const key = routeKey(route);
    if (!index.has(key)) index.set(key, branch);
  };
  const walk = (children: readonly SidebarItem[], prefix: string, groups: readonly string[]) => {
    children.forEach((item, position) => {
      const entry = `${prefix}${position}`;
      if (item.kind === 'link') {
        add(item.to, { entry, groups });
        return;
      }
      const inside = [...groups, entry];
      if (item.to !== undefined) add(item.to, { entry, groups: inside });
      walk(item.items, `${entry}.`, inside);
    });
  };
  walk(items, '', []);
  return index;
}

/**
 * The branch of a page. A page without an entry, such as a list of usages, has that of the nearest
 * page above it.
 *
 * @returns `undefined` if no such page has an entry.
 */
export function branchOf(branches: BranchIndex, route: string): Branch | undefined {
  for (let key = routeKey(route); key !== ''; key = key.slice(0, key.lastIndexOf('/'))) {
    const branch = branches.get(key);
    if (branch !== undefined) return branch;
  }
  return undefined;
}

/**
 * The visible entries of a sidebar: the top level, the current branch with its siblings, and all
 * groups that start open or that the reader opened.
 *
 * @param items - The whole tree.
 * @param branches - Its index, from {@link indexBranches}.
 * @param route - Route of the current page.
 */
export function visibleSidebar(
  items: readonly SidebarItem[],
  branches: BranchIndex,
  route: string,
  { toggled, part, atRest }: SidebarView = {},
): VisibleItem[] {
  const key = routeKey(route);
  const branch = branchOf(branches, route);
  const draw = (item: SidebarItem, id: string): VisibleEntry => {
    const current = item.to !== undefined && routeKey(item.to) === key;
    const active = branch?.groups.includes(id) === true;
    const resting = current || active ? undefined : atRest;
    const known = resting?.get(item);
    if (known) return known;
    const drawn =
      item.kind === 'link' ? { ...item, id, current } : group({ ...item, id, current, active });
    if (drawn.kind === 'link' || !drawn.open) resting?.set(item, drawn);
    return drawn;
  };
  const group = (
    item: SidebarGroup & Pick<VisibleGroup, 'id' | 'current' | 'active'>,
  ): VisibleGroup => {
    const { id, active } = item;
    const open = !item.collapsible || (toggled?.get(id) ?? (active || !item.collapsed));
    return {
      ...item,
      to: firstRoute(item),
      open,
      items: open ? list(item.items, `${id}.`, item) : [],
    };
  };
  const list = (
    children: readonly SidebarItem[],
    prefix: string,
    group?: SidebarGroup,
  ): VisibleItem[] => {
    const entries = (start = 0, end?: number) =>
      children.slice(start, end).map((child, at) => draw(child, `${prefix}${start + at}`));
    if (part === undefined) return entries();
    const own = branch?.entry.startsWith(prefix) ? branch.entry.slice(prefix.length) : '';
    return part({ total: children.length, own, group, entries });
  };
  return list(items, '');
}

/**
 * Shows a number of entries around the branch of the page. Lists that are at most a fifth longer
 * are shown as a whole, because a placeholder for a few entries is not worth its room.
 *
 * @param most - Number of entries.
 */
export function partAround(most: number): ListPart {
  return ({ total, own, group, entries }) => {
    if (total <= most * 1.2) return entries();
    const position = Number.parseInt(own, 10) || 0;
    const start = Math.min(Math.max(position - Math.floor(most / 2), 0), total - most);
    const named = group && { label: group.label, to: group.to };
    const rest = (side: VisibleRest['side']) =>
      ({ kind: 'rest', side, total, group: named }) as const;
    return [
      ...(start > 0 ? [rest('before')] : []),
      ...entries(start, start + most),
      ...(start + most < total ? [rest('behind')] : []),
    ];
  };
}

/**
 * The route that an entry links to: its own page, else the first page below it.
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
