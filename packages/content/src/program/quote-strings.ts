import type { Program } from 'estree';
import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx';
import { isJsxNode } from '../tree/jsx-node.ts';

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
      attribute.value = stringIn(attribute.value.data?.estree) ?? attribute.value;
    }
  }
}

/** @returns `undefined` if a program is another expression than a string. */
function stringIn(program: Program | null | undefined): string | undefined {
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  if (expression.type === 'Literal' && typeof expression.value === 'string')
    return expression.value;
  if (expression.type !== 'TemplateLiteral' || expression.expressions.length > 0) return undefined;
  return expression.quasis[0]?.value.cooked ?? undefined;
}
