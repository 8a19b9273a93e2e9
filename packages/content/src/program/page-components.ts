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
  /** Place of the first use. */
  readonly place: Place;
}

/**
 * Components that a page uses without importing or defining them, in the order of their first use.
 * HTML elements are not included.
 *
 * @param nodes - From `scriptNodes`.
 */
export function pageComponents(nodes: readonly Nodes[], file: string): PageComponent[] {
  const used = new Map<string, Place>();
  const own = new Set<string>();
  for (const node of nodes) {
    const names = isJsxNode(node) ? [node.name ?? ''] : [];
    for (const program of nodePrograms(node)) {
      walkProgram(program, (part) => {
        if (part.type === 'JSXOpeningElement') names.push(nameOf(part.name));
      });
    }
    if (node.type === 'mdxjsEsm') {
      for (const name of moduleNames(node.data?.estree)) own.add(name);
    }
    for (const name of names) {
      const [root = ''] = name.split('.');
      if (!/^[A-Z]|\./.test(name) || used.has(root)) continue;
      used.set(root, treePlace(file, node.position?.start));
    }
  }
  return [...used].filter(([name]) => !own.has(name)).map(([name, place]) => ({ name, place }));
}

/** The name of an element; for a member, `a.b`. */
function nameOf(name: JSXOpeningElement['name']): string {
  if (name.type === 'JSXMemberExpression') return `${nameOf(name.object)}.${name.property.name}`;
  return name.type === 'JSXIdentifier' ? name.name : '';
}
