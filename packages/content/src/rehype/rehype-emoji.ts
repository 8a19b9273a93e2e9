import type { Nodes, Root, Text } from 'hast';
import { walkTree } from '../tree/walk-tree.ts';

const SHORTCODE = /:([a-z\d_+-]+):/g;

/**
 * Turns `:rocket:` into the emoji of that name. Other words between colons remain unchanged, and so
 * does code. Ids of headings have to be generated before, because they contain the names, as in
 * Docusaurus.
 */
export function rehypeEmoji() {
  return async (tree: Root) => {
    const texts: Text[] = [];
    walkTree<Nodes>(tree, (node) => {
      if (node.type === 'element' && /^(?:code|pre)$/.test(node.tagName)) return 'skip';
      if (node.type === 'text' && node.value.search(SHORTCODE) >= 0) texts.push(node);
      return undefined;
    });
    if (texts.length === 0) return;

    const { nameToEmoji } = await import('gemoji');
    for (const text of texts) {
      text.value = text.value.replace(SHORTCODE, (written, name: string) =>
        Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? written) : written,
      );
    }
  };
}
