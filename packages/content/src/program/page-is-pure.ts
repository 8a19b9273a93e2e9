import { isMarkdownFile } from '@docgen/core/sources/page-file';
import type { Node, Program } from 'estree-jsx';
import type { Nodes } from 'mdast';
import { labelsOf } from './labels-of.ts';
import { memberName } from './module-names.ts';
import { pagePrograms } from './page-programs.ts';
import { walkProgram } from './walk-program.ts';

/** Globals whose value never changes: no clock, randomness, environment or network. */
const CONSTANT = new Set([
  ...['undefined', 'NaN', 'Infinity', 'Object', 'Array', 'String', 'Number', 'Boolean', 'JSON'],
  ...['Map', 'Set', 'RegExp', 'BigInt', 'parseInt', 'parseFloat'],
  // Variables that docgen and MDX define in pages.
  ...['contentTitle', 'frontMatter', 'toc', 'props'],
]);

/** Properties that depend on the machine's locale, or give access to evaluating text as code. */
const CHANGING = /^(toLocale|localeCompare$|constructor$|__proto__$)/;

/**
 * Whether a page's own code depends only on the page and on Markdown files that it imports, so that
 * its result is the same as long as these are. If in doubt, false.
 *
 * @param nodes - From `scriptNodes`.
 */
export function pageIsPure(nodes: readonly Nodes[]): boolean {
  const programs = pagePrograms(nodes);
  const own = new Set(programs.flatMap(declaredNames));
  return programs.every((program) => isPure(program, own));
}

function declaredNames(program: Program): string[] {
  const names: string[] = [];
  const add = (pattern: Node | null | undefined): void => {
    if (pattern?.type === 'Identifier') names.push(pattern.name);
  };
  walkProgram(program, (node) => {
    if (node.type === 'ImportDeclaration') {
      for (const { local } of node.specifiers) add(local);
    }
    if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') add(node.id);
    if ('params' in node) node.params.forEach(add);
  });
  return names;
}

function isPure(program: Program, own: ReadonlySet<string>): boolean {
  let pure = true;
  const labels = new Set<unknown>();
  walkProgram(program, (node) => {
    for (const label of labelsOf(node)) labels.add(label);
    switch (node.type) {
      case 'MemberExpression': {
        const name = memberName(node);
        if (name === undefined || CHANGING.test(name)) pure = false;
        break;
      }
      case 'Identifier':
        if (!labels.has(node) && !own.has(node.name) && !CONSTANT.has(node.name)) pure = false;
        break;
      case 'ImportDeclaration':
        if (!isMarkdownFile(String(node.source.value))) pure = false;
        break;
      case 'ImportExpression':
      case 'MetaProperty':
      case 'ThisExpression':
      case 'AwaitExpression':
      case 'ExportAllDeclaration':
        pure = false;
        break;
      case 'ExportNamedDeclaration':
        if (node.source) pure = false;
        break;
    }
  });
  return pure;
}
