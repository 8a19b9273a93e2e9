import type { Place } from '@docgen/core/diagnostic';
import type { JSXOpeningElement } from 'estree-jsx';
import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx';
import { treePlace } from '../report.ts';
import { isJsxNode } from '../tree/jsx-node.ts';
import { moduleNames } from './module-names.ts';
import { nodePrograms } from './page-programs.ts';
import { walkProgram } from './walk-program.ts';

/** A component that a page uses. */
export interface PageComponent {
  /** Such as `Tabs`. For `Chart.Line`, only `Chart`. */
  readonly name: string;
  /** Place of a use. */
  readonly place: Place;
}

/**
 * Components that a page uses without importing or defining them, in the order of their first use,
 * with its place. HTML elements are not included.
 *
 * @param nodes - From `scriptNodes`.
 */
export function pageComponents(nodes: readonly Nodes[], file: string): PageComponent[] {
  const own = new Set(
    nodes.flatMap((node) => (node.type === 'mdxjsEsm' ? moduleNames(node.data?.estree) : [])),
  );
  const first = new Map<string, PageComponent>();
  for (const use of componentUses(nodes, file)) {
    if (!own.has(use.name) && !first.has(use.name)) first.set(use.name, use);
  }
  return [...first.values()];
}

/**
 * All uses of components in a page, in document order.
 *
 * @param nodes - From `scriptNodes`.
 */
export function componentUses(nodes: readonly Nodes[], file: string): PageComponent[] {
  return nodes.flatMap((node) => {
    const names = isJsxNode(node) ? [node.name ?? ''] : [];
    for (const program of nodePrograms(node)) {
      walkProgram(program, (part) => {
        if (part.type === 'JSXOpeningElement') names.push(nameOf(part.name));
      });
    }
    const components = names.filter((name) => /^[A-Z]|\./.test(name));
    const place = treePlace(file, node.position?.start);
    return components.map((name) => ({ name: name.split('.', 1).join(), place }));
  });
}

/** The name of an element; for a member, `a.b`. */
function nameOf(name: JSXOpeningElement['name']): string {
  if (name.type === 'JSXMemberExpression') return `${nameOf(name.object)}.${name.property.name}`;
  return name.type === 'JSXIdentifier' ? name.name : '';
}
