import type { ImportDeclaration, Node, ObjectExpression, Program } from 'estree-jsx';
import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx';
import { isJsxNode } from '../tree/jsx-node.ts';
import { mayBeFunction } from './may-be-function.ts';
import { memberName, specifierName } from './module-names.ts';
import { pagePrograms } from './page-programs.ts';
import { walkProgram } from './walk-program.ts';

/**
 * Whether a page's own code has behaviour in the browser: it handles events (`onClick={…}`, or
 * `onClick: …` in an object) or uses React's state and effects. Imported components are not
 * examined.
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
  if (handles) return true;
  const programs = pagePrograms(nodes);
  const react = new Set(['React', ...programs.flatMap(reactNames)]);
  return programs.some((program) => someBehaves(program, react));
}

/** Names that a page gives to React as a whole. */
function reactNames({ body }: Program): string[] {
  return body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && statement.source.value === 'react'
      ? statement.specifiers
          .filter((specifier) => importedName(specifier) === undefined)
          .map(({ local }) => local.name)
      : [],
  );
}

/** @returns `undefined` for all of the module. */
function importedName(specifier: ImportDeclaration['specifiers'][number]): string | undefined {
  if (specifier.type !== 'ImportSpecifier') return undefined;
  const name = specifierName(specifier.imported);
  return name === 'default' ? undefined : name;
}

function someBehaves(program: Program, react: ReadonlySet<string>): boolean {
  let found = false;
  walkProgram(program, (node) => {
    found ||= behaves(node, react);
  });
  return found;
}

/** React's exports for components with state: hooks, classes and refs. */
const STATEFUL = /^(use([A-Z]\w*)?|(Pure)?Component|createRef)$/;

/** @param react - Names that the page gives to React as a whole. */
function behaves(node: Node, react: ReadonlySet<string>): boolean {
  const isReact = (part: Node | null | undefined) =>
    part?.type === 'Identifier' && react.has(part.name);
  switch (node.type) {
    case 'JSXAttribute':
      return node.name.type === 'JSXIdentifier' && isHandler(node.name.name);
    case 'ObjectExpression':
      return node.properties.some(isHandling);
    case 'ImportDeclaration':
      return (
        node.source.value === 'react' &&
        node.specifiers.some((specifier) => STATEFUL.test(importedName(specifier) ?? ''))
      );
    case 'MemberExpression':
      return isReact(node.object) && STATEFUL.test(memberName(node) ?? '');
    case 'VariableDeclarator':
      // Its members are not looked for any further.
      return isReact(node.init);
    default:
      return false;
  }
}

function isHandling(property: ObjectExpression['properties'][number]): boolean {
  if (property.type !== 'Property' || property.computed) return false;
  const { key, value } = property;
  const name = key.type === 'Identifier' ? key.name : 'value' in key && key.value;
  return isHandler(String(name)) && mayBeFunction(value);
}

function isHandler(attribute: string): boolean {
  return /^on[A-Z]/.test(attribute);
}
