import type { Nodes, Root } from 'mdast';
import type { Processor } from 'unified';
import { addSyntax } from '../syntax/syntax-extensions.ts';
import { trailingAttributesFromMarkdown } from '../syntax/trailing-attributes.ts';
import { trailingAttributesSyntax } from '../syntax/trailing-attributes-syntax.ts';
import { walkTree } from '../tree/walk-tree.ts';

/** Reads `{#id .class}` at the end of titles; see `remarkHeadingIds` and `remarkAdmonitions`. */
export function remarkTrailingAttributes(this: Processor): void {
  addSyntax(this, trailingAttributesSyntax(), trailingAttributesFromMarkdown());
}

/** Turns attributes that no title uses back into text. */
export function remarkUnusedAttributes() {
  return (tree: Root) => {
    walkTree<Nodes>(tree, (node, place) => {
      if (node.type !== 'trailingAttributes' || place === undefined) return;
      const { value, position } = node;
      place.siblings[place.index] = { type: 'text', value, ...(position ? { position } : {}) };
    });
  };
}
