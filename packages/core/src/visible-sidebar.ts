import type { SidebarGroup, SidebarItem, SidebarLink } from './sidebar.ts';
import { routeKey } from './url.ts';

/** An entry as it is drawn: groups know whether they are open, closed ones carry no children. */
export type VisibleItem = VisibleEntry | VisibleRest;

export type VisibleEntry = VisibleLink | VisibleGroup;

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

export interface SidebarView {
  /** Groups by id that the reader opened (`true`) or closed (`false`). */
  readonly toggled?: ReadonlyMap<string, boolean>;
  /** How many entries of a list show, around the branch of the page. @default all */
  readonly most?: number;
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
  { toggled = new Map(), most = Number.POSITIVE_INFINITY, atRest }: SidebarView = {},
): VisibleItem[] {
  const key = routeKey(route);
  const branch = branchOf(branches, route);
  const active = new Set(branch?.groups);
  const draw = (item: SidebarItem, id: string): VisibleEntry => {
    const current = item.to !== undefined && routeKey(item.to) === key;
    const isActive = active.has(id);
    const isAtRest = !(current || isActive);
    const known = isAtRest ? atRest?.get(item) : undefined;
    if (known !== undefined) return known;
    const drawn = item.kind === 'link' ? { ...item, current } : group(item, id, current, isActive);
    if (isAtRest && !('open' in drawn && drawn.open)) atRest?.set(item, drawn);
    return drawn;
  };
  const group = (item: SidebarGroup, id: string, current: boolean, isActive: boolean) => {
    const open = !item.collapsible || (toggled.get(id) ?? (isActive || !item.collapsed));
    // Property by property, because a copy of all but some takes many times as long.
    return {
      kind: 'group',
      label: item.label,
      className: item.className,
      collapsible: item.collapsible,
      id,
      to: firstRoute(item),
      open,
      active: isActive,
      current,
      items: open ? list(item.items, `${id}.`, item) : [],
    } as const;
  };
  const list = (
    children: readonly SidebarItem[],
    prefix: string,
    group?: SidebarGroup,
  ): VisibleItem[] => {
    const total = children.length;
    const own = branch?.entry.startsWith(prefix) ? branch.entry.slice(prefix.length) : '';
    const [start, end] = windowAround(Number.parseInt(own, 10) || 0, total, most);
    const named = group && { label: group.label, to: group.to };
    const rest = (side: VisibleRest['side']) =>
      ({ kind: 'rest', side, total, group: named }) as const;
    return [
      ...(start > 0 ? [rest('before')] : []),
      ...children.slice(start, end).map((child, at) => draw(child, `${prefix}${start + at}`)),
      ...(end < total ? [rest('behind')] : []),
    ];
  };
  return list(items, '');
}

/** The part of a list that shows. A few entries more are worth less than saying that they are left out. */
function windowAround(position: number, total: number, most: number): readonly [number, number] {
  if (total <= most * 1.2) return [0, total];
  const start = Math.min(Math.max(position - Math.floor(most / 2), 0), total - most);
  return [start, start + most];
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
