import type { Element, Nodes, Root } from 'hast';
import { walkTree } from '../tree/walk-tree.ts';

/** A character of an id that readers can see, and therefore link to. */
const SEEN = /[\p{L}\p{N}]/u;

/**
 * Replaces the ids of headings that have no letters or digits, such as an emoji, with `section`,
 * `section-1` and so on. Their slugs would be empty or contain invisible characters only. A heading
 * without any text gets no id.
 */
export function rehypeHeadingIds() {
  return (tree: Root) => {
    const nameless: Element[] = [];
    const ids = new Set<unknown>();
    walkTree<Nodes>(tree, (node) => {
      if (node.type !== 'element') return;
      const { id } = node.properties;
      ids.add(id);
      // A slug that is already taken gets a number appended.
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
