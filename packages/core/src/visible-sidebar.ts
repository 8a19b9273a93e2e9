import type { SidebarGroup, SidebarItem, SidebarLink } from './sidebar.ts';
import { routeKey } from './url.ts';

/** An entry as it is drawn: groups know whether they are open, closed ones carry no children. */
export type VisibleItem = VisibleEntry | VisibleRest;

export type VisibleEntry = VisibleLink | VisibleGroup;

export interface VisibleLink extends SidebarLink {
  /** As `VisibleGroup.id`. */
  readonly id: string;
  readonly current: boolean;
}

export interface VisibleGroup extends Omit<SidebarGroup, 'collapsed' | 'items'> {
  /** Position in the tree, such as `2.0.1`; names the entry across renders. */
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

/** Stands where entries of a long list are left out. */
export interface VisibleRest {
  readonly kind: 'rest';
  /** Whether the entries left out come before or behind those that show. */
  readonly side: 'before' | 'behind';
  /** How many entries the whole list has. */
  readonly total: number;
  /** The group that they belong to, with the route of its own page; none for the sidebar's own list. */
  readonly group?: Pick<SidebarGroup, 'label' | 'to'> | undefined;
}

/** Where a page stands in a sidebar. */
export interface Branch {
  /** Position of its entry in the tree, see `VisibleGroup.id`. */
  readonly entry: string;
  /** Ids of the groups that have to be open to see it. */
  readonly groups: readonly string[];
}

/** The branches of all pages of a sidebar, by route key. */
export type BranchIndex = ReadonlyMap<string, Branch>;

/** A list of entries, of which a part is to be shown. */
interface EntryList {
  readonly total: number;
  /** Where the page stands: the position of the entry that leads to it, and what follows; or nothing. */
  readonly own: string;
  /** The group that the list belongs to. */
  readonly group: SidebarGroup | undefined;
  /** Gives entries. @default all */
  readonly entries: (start?: number, end?: number) => VisibleItem[];
}

/** Shows a part of a list, and says what is left out. */
export type ListPart = (list: EntryList) => VisibleItem[];

export interface SidebarView {
  /** Groups by id that the reader opened (`true`) or closed (`false`). */
  readonly toggled?: ReadonlyMap<string, boolean>;
  /** See {@link partAround}. @default all entries */
  readonly part?: ListPart;
  /**
   * Entries of the same tree as most pages show them, neither current nor open: the next page gets the
   * same objects. Not to be used with `toggled`.
   */
  readonly atRest?: Map<SidebarItem, VisibleEntry>;
}

/** How many entries of a list are in the HTML of a page, so that it does not grow with the site. */
export const SIDEBAR_WINDOW = 25;

/** Indexes a sidebar once, so that drawing it for a page costs what is visible and not what there is. */
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

/** The branch of a page; one without an entry, such as a list of usages, belongs to the next page above it. */
export function branchOf(branches: BranchIndex, route: string): Branch | undefined {
  for (let key = routeKey(route); key !== ''; key = key.slice(0, key.lastIndexOf('/'))) {
    const branch = branches.get(key);
    if (branch !== undefined) return branch;
  }
  return undefined;
}

/**
 * What of a sidebar shows while a page is open: the roots, the current branch
 * with its siblings, and every group that starts open or that the reader opened.
 *
 * @param items - The whole tree.
 * @param branches - Its index, from {@link indexBranches}.
 * @param route - Route of the page shown.
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
 * Shows so many entries around the branch of the page. A few entries more are worth less than saying
 * that they are left out.
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
