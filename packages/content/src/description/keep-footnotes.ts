import type { FootnoteDefinition, FootnoteReference, Nodes, Root } from 'mdast';
import { walkTree } from '../tree/walk-tree.ts';

/**
 * Turns footnote definitions back into text if nothing refers to them or an earlier one has the
 * same label. GFM would drop them silently.
 */
export function keepFootnotes(tree: Root): void {
  const first = new Map<string, FootnoteDefinition>();
  walkTree<Nodes>(tree, (node) => {
    if (node.type === 'footnoteDefinition' && !first.has(node.identifier)) {
      first.set(node.identifier, node);
    }
    return undefined;
  });
  if (first.size === 0) return;

  const referred = new Set<string>();
  const follow = (node: Nodes) =>
    walkTree<Nodes>(node, (inside) => {
      if (inside.type === 'footnoteDefinition' && inside !== node) return 'skip';
      if (inside.type !== 'footnoteReference' || referred.has(inside.identifier)) return undefined;
      referred.add(inside.identifier);
      const note = first.get(inside.identifier);
      if (note !== undefined) follow(note);
      return undefined;
    });
  follow(tree);

  walkTree<Nodes>(tree, (node, place) => {
    if (place === undefined) return undefined;
    if (node.type === 'footnoteDefinition') {
      if (first.get(node.identifier) === node && referred.has(node.identifier)) return undefined;
      place.siblings.splice(place.index, 1, ...labelled(node));
    } else if (node.type === 'footnoteReference' && !referred.has(node.identifier)) {
      place.siblings[place.index] = { type: 'text', value: labelOf(node) };
    }
    return undefined;
  });
}

/** The content of a footnote, preceded by its label. */
function labelled(note: FootnoteDefinition): FootnoteDefinition['children'] {
  const { children } = note;
  const [start] = children;
  if (start?.type !== 'paragraph') {
    return [
      { type: 'paragraph', children: [{ type: 'text', value: `${labelOf(note)}:` }] },
      ...children,
    ];
  }
  start.children.unshift({ type: 'text', value: `${labelOf(note)}: ` });
  return children;
}

function labelOf({ label, identifier }: FootnoteDefinition | FootnoteReference): string {
  return `[^${label ?? identifier}]`;
}
