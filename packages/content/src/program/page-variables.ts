import type { Program } from 'estree';
import type { Nodes } from 'mdast';
import { pagePrograms } from './page-programs.ts';
import { walkProgram } from './walk-program.ts';

/** Variables that Docusaurus defines in every page. */
const VARIABLES = ['contentTitle', 'frontMatter', 'toc'] as const;

/** A variable that a page may use without defining it. */
export type PageVariable = (typeof VARIABLES)[number];

/**
 * The variables that a page uses without defining them, so that docgen has to.
 *
 * @param nodes - From `scriptNodes`.
 * @param others - Variables that other modules may import from the page, which count as used.
 */
export function pageVariables(
  nodes: readonly Nodes[],
  others: readonly PageVariable[] = [],
): ReadonlySet<PageVariable> {
  const used = new Set<string>(others);
  const own = new Set<string>();
  for (const program of pagePrograms(nodes)) collect(program, used, own);
  return new Set(VARIABLES.filter((name) => used.has(name) && !own.has(name)));
}

/**
 * A parameter of the same name counts as a use. That does no harm, because it shadows the variable.
 */
function collect(program: Program, used: Set<string>, own: Set<string>): void {
  const properties = new Set<unknown>();
  walkProgram(program, (node) => {
    switch (node.type) {
      case 'MemberExpression':
        if (!node.computed) properties.add(node.property);
        break;
      case 'ImportSpecifier':
      case 'ImportDefaultSpecifier':
      case 'ImportNamespaceSpecifier':
        own.add(node.local.name);
        break;
      case 'VariableDeclarator':
      case 'FunctionDeclaration':
        if (node.id?.type === 'Identifier') own.add(node.id.name);
        break;
      case 'Identifier':
        if (!properties.has(node)) used.add(node.name);
        break;
    }
  });
}
