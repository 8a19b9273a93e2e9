import type { Program } from 'estree';
import type { Nodes } from 'mdast';
import { moduleNames, specifierName } from './module-names.ts';
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
  const programs = pagePrograms(nodes);
  for (const program of programs) collectUsed(program, used);
  const own = new Set(
    programs.flatMap((program) => [...moduleNames(program), ...reexportedNames(program)]),
  );
  return new Set(VARIABLES.filter((name) => used.has(name) && !own.has(name)));
}

/**
 * A parameter or local variable of the same name counts as a use. That does no harm, because it
 * shadows the variable.
 */
function collectUsed(program: Program, used: Set<string>): void {
  const properties = new Set<unknown>();
  walkProgram(program, (node) => {
    if (node.type === 'MemberExpression' && !node.computed) properties.add(node.property);
    if (node.type === 'Identifier' && !properties.has(node)) used.add(node.name);
  });
}

/** The names in `export { a, b as c } from '…'`, which docgen's own exports must not have. */
function reexportedNames({ body }: Program): string[] {
  const specifiers = body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' ? statement.specifiers : [],
  );
  return specifiers.map(({ exported }) => specifierName(exported));
}
