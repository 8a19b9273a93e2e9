import type { SidebarItem } from '@docgen/core/sidebar';
import type { PlacedNode } from './sidebar-node.ts';

/** Drops what only the derivation needed: what is left is what the browser gets. */
export function sidebarOfNodes(nodes: readonly PlacedNode[]): SidebarItem[] {
  return nodes.map((node) => {
    const className = node.className === undefined ? {} : { className: node.className };
    if (node.kind === 'link') {
      const deprecated = node.deprecated === true ? { deprecated: true } : {};
      return { kind: 'link', label: node.label, to: node.to, ...className, ...deprecated };
    }
    return {
      kind: 'group',
      label: node.label,
      to: node.to,
      ...className,
      collapsible: node.collapsible,
      collapsed: node.collapsed,
      items: sidebarOfNodes(node.items),
    };
  });
}
