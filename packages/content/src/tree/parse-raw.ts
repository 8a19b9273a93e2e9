import type { Nodes, Root } from 'hast';
import { type Options, raw } from 'hast-util-raw';
import { walkTree } from './walk-tree.ts';

/**
 * Parses the HTML in a tree of Markdown, as a browser would.
 *
 * A comment or tag that does not end stops at the end of its piece of HTML. The parser comes back from
 * them at the next text, and throws where an element follows instead: there an empty text is put in.
 *
 * @param tree - Is changed.
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
