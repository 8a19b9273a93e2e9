import type { FootnoteDefinition, Nodes, Root } from 'mdast';
import { walkTree } from './walk-tree.ts';

export interface Footnotes {
  /** All definitions, in the order of the source. */
  readonly definitions: readonly FootnoteDefinition[];
  /**
   * Those that GFM shows, by identifier: the first with its label, if the text or another shown
   * footnote refers to it. GFM drops the others silently.
   */
  readonly shown: ReadonlyMap<string, FootnoteDefinition>;
}

/** Finds the footnotes of a page or description. */
export function findFootnotes(tree: Root): Footnotes {
  const definitions: FootnoteDefinition[] = [];
  const first = new Map<string, FootnoteDefinition>();
  walkTree<Nodes>(tree, (node) => {
    if (node.type !== 'footnoteDefinition') return;
    definitions.push(node);
    if (!first.has(node.identifier)) first.set(node.identifier, node);
  });

  const shown = new Map<string, FootnoteDefinition>();
  const follow = (node: Nodes) =>
    walkTree<Nodes>(node, (inside) => {
      if (inside.type === 'footnoteDefinition' && inside !== node) return 'skip';
      if (inside.type !== 'footnoteReference' || shown.has(inside.identifier)) return undefined;
      const note = first.get(inside.identifier);
      if (note === undefined) return undefined;
      shown.set(inside.identifier, note);
      follow(note);
      return undefined;
    });
  if (definitions.length > 0) follow(tree);
  return { definitions, shown };
}

/** The label of a footnote as the source has it: `[^1]`. */
export function footnoteLabel({
  label,
  identifier,
}: Pick<FootnoteDefinition, 'label' | 'identifier'>): string {
  return `[^${label ?? identifier}]`;
}
