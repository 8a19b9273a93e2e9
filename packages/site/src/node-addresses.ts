import { pageAddress, pageRoute, type TrailingSlash } from '@docgen/core/address';
import { isExternal } from '@docgen/core/url';
import type { PlacedNode } from './sidebar-node.ts';

/**
 * Applies the trailing-slash policy to the addresses of a sidebar, while it is known which of them
 * are pages. What reads them later would have to guess that from their endings.
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
    if (node.kind === 'link') {
      return isExternal(node.to) ? node : { ...node, to: pageAddress(node.to, policy, isPage) };
    }
    const to = node.to === undefined ? undefined : pageRoute(node.to, policy);
    return { ...node, to, items: nodeAddresses(node.items, policy, isPage) };
  });
}
