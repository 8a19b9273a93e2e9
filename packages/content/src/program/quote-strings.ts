import type { Expression } from 'estree';
import type { Nodes } from 'mdast';
import { isJsxNode } from '../tree/jsx-node.ts';
import { attributeExpression, literalValue } from './literal-value.ts';

/**
 * Turns attributes such as `to={'./note.md'}` into `to="./note.md"`, which means the same. So their
 * addresses are resolved and checked in the same way, and they need no JavaScript.
 *
 * @param nodes - From `scriptNodes`.
 */
export function quoteStrings(nodes: readonly Nodes[]): void {
  quoteAttributes(nodes, literalValue);
}

/**
 * Replaces the expressions of attributes with strings.
 *
 * @param nodes - From `scriptNodes`.
 * @param stringOf - Returns the string. Expressions for which it returns anything else remain.
 */
export function quoteAttributes(
  nodes: readonly Nodes[],
  stringOf: (expression: Expression, attribute: string, element: string) => unknown,
): void {
  for (const node of nodes) {
    if (!isJsxNode(node)) continue;
    for (const attribute of node.attributes) {
      const expression = attribute.type === 'mdxJsxAttribute' && attributeExpression(attribute);
      const value = expression && stringOf(expression, attribute.name, node.name ?? '');
      if (typeof value === 'string') attribute.value = value;
    }
  }
}
