import type { Place } from '@docgen/core/diagnostic';
import type { JSXOpeningElement, Program } from 'estree-jsx';
import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx';
import { treePlace } from '../report.ts';
import { isJsxNode } from '../tree/jsx-node.ts';
import { functionNames, isFunction } from './function-names.ts';
import { moduleNames } from './module-names.ts';
import { acornRange } from './page-imports.ts';
import { nodePrograms } from './page-programs.ts';
import { walkProgram } from './walk-program.ts';

/** A component that a page uses. */
export interface PageComponent {
  /** Such as `Tabs` or `Chart.Line`. */
  readonly name: string;
  /** Place of a use. */
  readonly place: Place;
}

/**
 * Components that a page uses without importing or defining them, in the order of their first use,
 * with its place. Of `Chart.Line`, the name is `Chart`. HTML elements are not included.
 *
 * @param nodes - From `scriptNodes`.
 */
export function pageComponents(nodes: readonly Nodes[], file: string): PageComponent[] {
  const own = new Set(
    nodes.flatMap((node) => (node.type === 'mdxjsEsm' ? moduleNames(node.data?.estree) : [])),
  );
  const first = new Map<string, PageComponent>();
  for (const use of componentUses(nodes, file)) {
    const name = rootOf(use.name);
    if (!own.has(name) && !first.has(name)) first.set(name, { ...use, name });
  }
  return [...first.values()];
}

/**
 * All uses of components in a page, in document order, without those that functions of the page
 * define for themselves.
 *
 * @param nodes - From `scriptNodes`.
 */
export function componentUses(nodes: readonly Nodes[], file: string): PageComponent[] {
  const uses = nodes.flatMap((node) => [
    ...(isJsxNode(node) && node.name !== null
      ? [{ name: node.name, place: treePlace(file, node.position?.start) }]
      : []),
    ...nodePrograms(node).flatMap((program) => usesInProgram(program, file)),
  ]);
  return uses.filter(({ name }) => /^[A-Z]|\./.test(name));
}

function usesInProgram(program: Program, file: string): PageComponent[] {
  return usesOf(program, new Set());

  /** @param bound - Names that the functions and classes around the part bind. */
  function usesOf(part: unknown, bound: ReadonlySet<string>): PageComponent[] {
    const uses: PageComponent[] = [];
    walkProgram(part, (node) => {
      if (node.type === 'JSXOpeningElement') {
        const name = nameOf(node.name);
        if (!bound.has(rootOf(name))) uses.push({ name, place: { file, ...acornRange(node) } });
      }
      if (isFunction(node)) {
        const { params, body } = node;
        uses.push(...usesOf([params, body], new Set([...bound, ...functionNames(node)])));
        return 'skip';
      }
      if (node.type === 'ClassExpression' && node.id) {
        const { id, superClass, body } = node;
        uses.push(...usesOf([superClass, body], new Set([...bound, id.name])));
        return 'skip';
      }
      return undefined;
    });
    return uses;
  }
}

function rootOf(name: string): string {
  return name.split('.', 1).join();
}

/** The name of an element; for a member, `a.b`. */
function nameOf(name: JSXOpeningElement['name']): string {
  if (name.type === 'JSXMemberExpression') return `${nameOf(name.object)}.${name.property.name}`;
  return name.type === 'JSXIdentifier' ? name.name : '';
}
