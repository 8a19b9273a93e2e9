import type { Expression } from 'estree';
import type { Nodes, Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { walkTree } from './walk-tree.ts';

const ADDRESSES = new Set(['src', 'href', 'poster']);

/**
 * Turns `<img src={require('./a.png').default} />`, which is how pictures are
 * written for bundlers, into `<img src="./a.png" />`: the address of a file
 * beside the page, for which no bundler is needed.
 */
export function inlineRequires(tree: Root): void {
  walkTree<Nodes>(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    if (!/^[a-z]/.test(node.name ?? '')) return undefined;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !ADDRESSES.has(attribute.name)) continue;
      if (attribute.value === null || typeof attribute.value !== 'object') continue;
      const [statement] = attribute.value.data?.estree?.body ?? [];
      if (statement?.type !== 'ExpressionStatement') continue;
      const path = requiredPath(statement.expression);
      if (path !== undefined) attribute.value = path;
    }
    return undefined;
  });
}

/** The path in `require('…')` or `require('…').default`, if it is one of a file. */
function requiredPath(expression: Expression): string | undefined {
  if (expression.type === 'MemberExpression') {
    const { object, property, computed } = expression;
    if (computed || property.type !== 'Identifier' || property.name !== 'default') return undefined;
    return object.type === 'Super' ? undefined : requiredPath(object);
  }
  if (expression.type !== 'CallExpression') return undefined;
  const { callee } = expression;
  const [source] = expression.arguments;
  if (callee.type !== 'Identifier' || callee.name !== 'require') return undefined;
  if (source?.type !== 'Literal' || typeof source.value !== 'string') return undefined;
  return /^(\.\.?|@site)\//.test(source.value) ? source.value : undefined;
}
