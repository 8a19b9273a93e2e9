import type { Expression } from 'estree';
import type { Nodes } from 'mdast';
import type { PageImport } from '../program/page-imports.ts';
import { quoteAttributes } from '../program/quote-strings.ts';

const ADDRESSES = new Set(['src', 'href', 'poster']);

const FILE = /^(\.\.?|@site)\/.*\.\w+$/;

/** A module may export anything, so its default export need not be an address. */
const CODE = /\.([cm]?[jt]sx?|json|mdx?|css)$/i;

/**
 * Turns `<img src={require('./a.png').default} />`, and `<img src={picture} />` with an imported
 * `picture`, which is how images are written for bundlers, into `<img src="./a.png" />`: the
 * address of a file whose size can be determined.
 *
 * @param nodes - From `scriptNodes`.
 * @param imports - Returns the imports of the page. Called only when needed.
 */
export function inlineAddresses(
  nodes: readonly Nodes[],
  imports: () => readonly PageImport[],
): void {
  const pathOf = (expression: Expression): string | undefined => {
    const path =
      expression.type === 'Identifier'
        ? imports().find(({ names }) => names[expression.name] === 'default')?.specifier
        : requiredPath(expression);
    return path !== undefined && FILE.test(path) && !CODE.test(path) ? path : undefined;
  };
  quoteAttributes(nodes, (expression, attribute, element) => {
    const isAddress = /^[a-z]/.test(element) && ADDRESSES.has(attribute);
    return isAddress ? pathOf(expression) : undefined;
  });
}

/** The path in `require('…')` or `require('…').default`. */
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
  return source?.type === 'Literal' && typeof source.value === 'string' ? source.value : undefined;
}
