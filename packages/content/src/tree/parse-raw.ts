import type { Nodes, Root } from 'hast';
import { type Options, raw } from 'hast-util-raw';
import { walkTree } from './walk-tree.ts';

/**
 * Parses the HTML in a Markdown tree as a browser would.
 *
 * An unclosed comment or tag stops at the end of its piece of HTML. The parser recovers from it at
 * the next text node, and throws if an element follows instead. An empty text node is inserted
 * there.
 *
 * @param tree - Modified in place.
 */
export function parseRaw(tree: Root, options?: Options): Nodes {
  walkTree<Nodes>(tree, (node, place) => {
    if (node.type !== 'raw' || place === undefined) return;
    const { siblings, index } = place;
    if (siblings[index + 1]?.type !== 'text')
      siblings.splice(index + 1, 0, { type: 'text', value: '' });
  });
  return raw(tree, options);
}
