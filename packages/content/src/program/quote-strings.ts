import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx';
import { isJsxNode } from '../tree/jsx-node.ts';
import { expressionOf, literalValue } from './literal-value.ts';

/**
 * Turns attributes such as `to={'./note.md'}` into `to="./note.md"`, which means the same. So their
 * addresses are resolved and checked in the same way, and they need no JavaScript.
 *
 * @param nodes - From `scriptNodes`.
 */
export function quoteStrings(nodes: readonly Nodes[]): void {
  for (const node of nodes) {
    if (!isJsxNode(node)) continue;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue;
      if (attribute.value === null || typeof attribute.value !== 'object') continue;
      const expression = expressionOf(attribute.value.data?.estree);
      const value = expression && literalValue(expression);
      if (typeof value === 'string') attribute.value = value;
    }
  }
}
