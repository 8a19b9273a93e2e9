import { pageAddress, pageRoute, type TrailingSlash } from '@docgen/core/addresses/address';
import type { Card } from '@docgen/core/page';
import type { RouteOrigin } from '../routes/route-table.ts';

/** A sidebar entry while the site is derived, with the data for cards and routes. */
export type SidebarNode = LinkNode | GroupNode;

export interface LinkNode {
  readonly kind: 'link';
  readonly label: string;
  readonly to: string;
  readonly description?: string;
  /** See `Card.told`. */
  readonly told?: Card['told'];
  readonly className?: string;
  readonly deprecated?: boolean;
}

export interface GroupNode {
  readonly kind: 'group';
  readonly label: string;
  readonly page?: GroupPage;
  readonly description?: string;
  readonly className?: string;
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  /** True for a part of a schema with a group for each kind of definition. */
  readonly isSection?: true;
  readonly items: readonly SidebarNode[];
}

/** The page that a group's label links to: an existing page, or an index to generate. */
export type GroupPage =
  | { readonly kind: 'existing'; readonly to: string }
  | {
      readonly kind: 'index';
      readonly title: string;
      readonly description?: string;
      /** @default derived from the label */
      readonly route?: string;
      /** Parent of a derived route; that of the site when absent. */
      readonly categoryRoute?: string;
      /** Last segment of a derived route. @default derived from the label */
      readonly slug?: string;
      /** Whether groups with the same title and links, as in two sidebars, have one index. */
      readonly isShared?: boolean;
      readonly placeOf?: RouteOrigin['placeOf'];
      readonly cure?: RouteOrigin['cure'];
    };

/** A sidebar entry whose index, if it has one, has its final route. */
export type PlacedNode = LinkNode | PlacedGroup;

export interface PlacedGroup extends Omit<GroupNode, 'page' | 'items'> {
  readonly to?: string;
  /** Present if the page at `to` is an index to generate. */
  readonly index?: PlacedIndex;
  readonly items: readonly PlacedNode[];
}

export interface PlacedIndex {
  readonly title: string;
  readonly description?: string;
  readonly placeOf?: RouteOrigin['placeOf'];
  readonly cure?: RouteOrigin['cure'];
  /** True if an earlier group has the same index, which is generated once. */
  readonly isRepeated?: true;
}

/** The card of an entry on the index of its group; `undefined` for groups without a page. */
export function cardOf(node: PlacedNode): Card | undefined {
  if (node.to === undefined) return undefined;
  const description =
    node.kind === 'group' ? (node.index?.description ?? node.description) : node.description;
  return {
    title: node.label,
    to: node.to,
    description,
    told: node.kind === 'link' ? node.told : undefined,
    deprecated: node.kind === 'link' ? node.deprecated : undefined,
    count: node.kind === 'group' ? node.items.length : undefined,
  };
}

/**
 * Applies the trailing-slash policy to the addresses of a sidebar. This is done here because the
 * pages are known; later code would have to guess from the endings which addresses are pages.
 *
 * @param isPage - Whether an authored page, a definition or a redirect has this route key.
 */
export function nodeAddresses(
  nodes: readonly PlacedNode[],
  policy: TrailingSlash,
  isPage: (key: string) => boolean,
): readonly PlacedNode[] {
  if (policy === 'preserve') return nodes;
  return nodes.map((node) => {
    if (node.kind === 'link') return { ...node, to: pageAddress(node.to, policy, isPage) };
    const to = node.to === undefined ? undefined : pageRoute(node.to, policy);
    return { ...node, to, items: nodeAddresses(node.items, policy, isPage) };
  });
}
