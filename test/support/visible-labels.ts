/** An entry of a sidebar's tree, in the format of `assets/sidebars/*.json`. */
export interface TreeItem {
  readonly label: string;
  readonly to?: string;
  readonly collapsible?: boolean;
  readonly items?: readonly TreeItem[];
}

/**
 * The labels that a sidebar shows on a page, from top to bottom: those of the root entries, and
 * those inside every group that cannot be collapsed, has the page as its index, or contains it.
 */
export function visibleLabels(items: readonly TreeItem[], path: string): string[] {
  return items.flatMap((item) => {
    const open = item.collapsible === false || holds(item, path);
    return [item.label, ...(open ? visibleLabels(item.items ?? [], path) : [])];
  });
}

function holds(item: TreeItem, path: string): boolean {
  return item.to === path || (item.items ?? []).some((child) => holds(child, path));
}
