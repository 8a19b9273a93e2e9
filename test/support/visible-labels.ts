/** An entry of a sidebar's tree, as `assets/sidebars/*.json` has it. */
export interface TreeItem {
  readonly label: string;
  readonly to?: string;
  readonly collapsible?: boolean;
  readonly items?: readonly TreeItem[];
}

/**
 * What a sidebar shows on a page, from top to bottom: its roots, and the entries of every group
 * that the page is the index of or lies in, or that cannot be closed.
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
