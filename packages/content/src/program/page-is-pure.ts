import { isMarkdownFile } from '@docgen/core/page-file';
import type { Node, Program } from 'estree-jsx';
import type { Nodes } from 'mdast';
import { pagePrograms } from './page-programs.ts';
import { walkProgram } from './walk-program.ts';

/** Global names that always mean the same: no clock, no chance, no machine, no network. */
const CONSTANT = new Set([
  ...['undefined', 'NaN', 'Infinity', 'Object', 'Array', 'String', 'Number', 'Boolean', 'JSON'],
  ...['Map', 'Set', 'RegExp', 'BigInt', 'parseInt', 'parseFloat'],
  // What docgen and MDX define in pages.
  ...['contentTitle', 'frontMatter', 'toc', 'props'],
]);

/** Properties that depend on the machine's language, or lead to where code is made from text. */
const CHANGING = /^(toLocale|localeCompare$|constructor$|__proto__$)/;

/**
 * Whether a page's own code can look at nothing but the page, and at Markdown files that it imports,
 * so that the same always comes of it as long as it does of those. Where that is hard to tell, the
 * answer is no.
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
  const names = new Set<unknown>();
  walkProgram(program, (node) => {
    switch (node.type) {
      case 'MemberExpression': {
        const { property, computed } = node;
        if (!computed) names.add(property);
        const name =
          property.type === 'Identifier' && !computed
            ? property.name
            : property.type === 'Literal' && String(property.value);
        if (name === false || CHANGING.test(name)) pure = false;
        break;
      }
      case 'Property':
        if (!node.computed) names.add(node.key);
        break;
      case 'Identifier':
        if (!names.has(node) && !own.has(node.name) && !CONSTANT.has(node.name)) pure = false;
        break;
      case 'ImportDeclaration':
        if (!isMarkdownFile(String(node.source.value))) pure = false;
        break;
      case 'ImportSpecifier':
        names.add(node.imported);
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
