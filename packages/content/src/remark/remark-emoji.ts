import type { Nodes, Root, Text } from 'mdast';
import { walkTree } from '../tree/walk-tree.ts';

const SHORTCODE = /:([a-z\d_+-]+):/g;

/** Turns `:rocket:` into the emoji of that name; other words between colons stay. */
export function remarkEmoji() {
  return async (tree: Root) => {
    const texts: Text[] = [];
    walkTree<Nodes>(tree, (node) => {
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
