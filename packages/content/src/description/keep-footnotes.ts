import type { FootnoteDefinition, Nodes, Root } from 'mdast';
import { findFootnotes, footnoteLabel } from '../tree/find-footnotes.ts';
import { walkTree } from '../tree/walk-tree.ts';

/**
 * Turns footnote definitions back into text if nothing refers to them or an earlier one has the
 * same label. GFM would drop them silently.
 */
export function keepFootnotes(tree: Root): void {
  const { definitions, shown } = findFootnotes(tree);
  if (definitions.length === 0) return;
  walkTree<Nodes>(tree, (node, place) => {
    if (place === undefined) return;
    if (node.type === 'footnoteDefinition') {
      if (shown.get(node.identifier) === node) return;
      place.siblings.splice(place.index, 1, ...labelled(node));
    } else if (node.type === 'footnoteReference' && !shown.has(node.identifier)) {
      place.siblings[place.index] = { type: 'text', value: footnoteLabel(node) };
    }
  });
}

/** The content of a footnote, preceded by its label. */
function labelled(note: FootnoteDefinition): FootnoteDefinition['children'] {
  const { children } = note;
  const [start] = children;
  if (start?.type !== 'paragraph') {
    return [
      { type: 'paragraph', children: [{ type: 'text', value: `${footnoteLabel(note)}:` }] },
      ...children,
    ];
  }
  start.children.unshift({ type: 'text', value: `${footnoteLabel(note)}: ` });
  return children;
}
