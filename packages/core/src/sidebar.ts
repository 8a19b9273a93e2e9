/** An entry of a sidebar: a page, an external link, or a group of entries. */
export type SidebarItem = SidebarLink | SidebarGroup;

export interface SidebarLink {
  readonly kind: 'link';
  readonly label: string;
  /** A route, or an address that leaves the site. */
  readonly to: string;
  /** Extra class of the entry, from the front matter's `sidebar_class_name`. */
  readonly className?: string;
  /** True if the entry is marked as deprecated. */
  readonly deprecated?: boolean;
}

export interface SidebarGroup {
  readonly kind: 'group';
  readonly label: string;
  /** Route of the group's own page (category index or doc), if it has one. */
  readonly to?: string;
  readonly className?: string;
  /** False for a group whose children always show. */
  readonly collapsible: boolean;
  /** Whether the group starts closed when the current page is not inside it. */
  readonly collapsed: boolean;
  readonly items: readonly SidebarItem[];
}

/** A named tree of entries. */
export interface Sidebar {
  readonly id: string;
  readonly items: readonly SidebarItem[];
}
