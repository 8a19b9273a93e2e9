import type { Place } from '@docgen/core/diagnostic';
import type { Node, Program } from 'estree-jsx';
import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx';
import { specifierName } from './module-names.ts';
import { pagePrograms } from './page-programs.ts';
import { walkProgram } from './walk-program.ts';

/** A module that a page refers to. */
export interface PageImport {
  /** As written, such as `@site/src/chart`. */
  readonly specifier: string;
  /** Imported exports, by their local name in the page; `*` for all of them. */
  readonly names: Readonly<Record<string, string>>;
  /** Place of the specifier. */
  readonly place: Place;
}

/**
 * The modules that a page refers to: in `import` and `export … from`, and in `require('…')` and
 * `import('…')` anywhere.
 *
 * @param nodes - From `scriptNodes`.
 */
export function pageImports(nodes: readonly Nodes[], file: string): PageImport[] {
  return pagePrograms(nodes).flatMap((program) => importsOf(program, file));
}

function importsOf(program: Program, file: string): PageImport[] {
  const imports: PageImport[] = [];
  walkProgram(program, (node) => {
    const source = sourceOf(node);
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
    const place = { file, ...acornRange(source) };
    imports.push({ specifier: source.value, names: namesOf(node), place });
  });
  return imports;
}

/** The lines and columns of a part of a program. Acorn counts columns from 0. */
export function acornRange({ loc }: Node): Omit<Place, 'file'> {
  if (!loc) return {};
  const { start, end } = loc;
  return {
    line: start.line,
    column: start.column + 1,
    endLine: end.line,
    endColumn: end.column + 1,
  };
}

function sourceOf(node: Node): Node | null | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
      return node.source;
    case 'CallExpression': {
      const { callee, arguments: given } = node;
      return callee.type === 'Identifier' && callee.name === 'require' ? given[0] : undefined;
    }
    default:
      return undefined;
  }
}

function namesOf(node: Node): Record<string, string> {
  if (node.type === 'ExportNamedDeclaration') {
    return Object.fromEntries(
      node.specifiers.map(({ local, exported }) => [specifierName(exported), specifierName(local)]),
    );
  }
  if (node.type !== 'ImportDeclaration') return { '*': '*' };
  return Object.fromEntries(
    node.specifiers.map((specifier) => {
      const { type, local } = specifier;
      if (type === 'ImportSpecifier') return [local.name, specifierName(specifier.imported)];
      return [local.name, type === 'ImportDefaultSpecifier' ? 'default' : '*'];
    }),
  );
}
