import type { Element, Nodes, Root } from 'hast';
import { walkTree } from '../tree/walk-tree.ts';

/** What an id is made of that somebody can see, and link to. */
const SEEN = /[\p{L}\p{N}]/u;

/**
 * Gives headings an id whose text has no letters, such as an emoji: `section`, `section-1`. A slug of that is
 * empty, or holds characters that nobody sees. A heading without any text has none.
 */
export function rehypeHeadingIds() {
  return (tree: Root) => {
    const nameless: Element[] = [];
    const ids = new Set<unknown>();
    walkTree<Nodes>(tree, (node) => {
      if (node.type !== 'element') return;
      const { id } = node.properties;
      ids.add(id);
      // A slug that was there before has a number behind it.
      const isHeading = /^h[1-6]$/.test(node.tagName) && typeof id === 'string';
      if (isHeading && !SEEN.test(id.replace(/-\d+$/, ''))) nameless.push(node);
    });
    for (const { properties, children } of nameless) {
      const isEmpty = children.every((child) => child.type === 'text' && child.value.trim() === '');
      if (isEmpty) delete properties.id;
      else properties.id = freeId(ids);
    }
  };
}

function freeId(ids: Set<unknown>): string {
  let id = 'section';
  for (let number = 1; ids.has(id); number++) id = `section-${number}`;
  ids.add(id);
  return id;
}
