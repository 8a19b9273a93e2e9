import type { Node, Program } from 'estree-jsx';
import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx';
import { isJsxNode } from '../tree/jsx-node.ts';
import { pagePrograms } from './page-programs.ts';
import { walkProgram } from './walk-program.ts';

/**
 * Whether a page's own code has behaviour in the browser: it handles events (`onClick={…}`) or uses
 * React's state and effects. Imported components are not examined.
 *
 * @param nodes - From `scriptNodes`.
 */
export function pageBehaviour(nodes: readonly Nodes[]): boolean {
  const handles = nodes.some(
    (node) =>
      isJsxNode(node) &&
      node.attributes.some(
        (attribute) =>
          attribute.type === 'mdxJsxAttribute' &&
          typeof attribute.value === 'object' &&
          attribute.value !== null &&
          isHandler(attribute.name),
      ),
  );
  return handles || pagePrograms(nodes).some(someBehaves);
}

function someBehaves(program: Program): boolean {
  let found = false;
  walkProgram(program, (node) => {
    found ||= behaves(node);
  });
  return found;
}

/** React's exports for components with state: hooks, classes and refs. */
const STATEFUL = /^(use([A-Z]\w*)?|(Pure)?Component|createRef)$/;

function behaves(node: Node): boolean {
  switch (node.type) {
    case 'JSXAttribute':
      return node.name.type === 'JSXIdentifier' && isHandler(node.name.name);
    case 'ImportDeclaration':
      return (
        node.source.value === 'react' &&
        node.specifiers.some(
          (specifier) =>
            specifier.type === 'ImportSpecifier' &&
            specifier.imported.type === 'Identifier' &&
            STATEFUL.test(specifier.imported.name),
        )
      );
    case 'MemberExpression':
      return (
        node.object.type === 'Identifier' &&
        node.object.name === 'React' &&
        node.property.type === 'Identifier' &&
        STATEFUL.test(node.property.name)
      );
    default:
      return false;
  }
}

function isHandler(attribute: string): boolean {
  return /^on[A-Z]/.test(attribute);
}
