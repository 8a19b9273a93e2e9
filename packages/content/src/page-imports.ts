import type { Place } from '@docgen/core/diagnostic';
import type { CallExpression, Expression, Node, Program, SpreadElement } from 'estree-jsx';
import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { pagePrograms } from './page-programs.ts';
import { walkProgram } from './walk-program.ts';

/** A module that a page refers to. */
export interface PageImport {
  /** As written, such as `@site/src/chart`. */
  readonly specifier: string;
  /** Exports that are taken, by the name they have in the page; `*` stands for all of them. */
  readonly names: Readonly<Record<string, string>>;
  readonly place: Place;
}

/**
 * The modules that a page refers to: in `import` and `export … from`, and in
 * `require('…')` and `import('…')` wherever they stand.
 */
export function pageImports(tree: Root, file: string): PageImport[] {
  return pagePrograms(tree).flatMap((program) => importsOf(program, file));
}

function importsOf(program: Program, file: string): PageImport[] {
  const imports: PageImport[] = [];
  walkProgram(program, (node) => {
    const source = sourceOf(node);
    if (source === undefined) return;
    const start = node.loc?.start;
    // Acorn counts columns from 0.
    const place = start ? { file, line: start.line, column: start.column + 1 } : { file };
    imports.push({ specifier: source, names: namesOf(node), place });
  });
  return imports;
}

function sourceOf(node: Node): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
      return textOf(node.source);
    case 'CallExpression':
      return isRequire(node) ? textOf(node.arguments[0]) : undefined;
    default:
      return undefined;
  }
}

function isRequire({ callee, arguments: given }: { callee: unknown; arguments: unknown[] }) {
  const { type, name } = callee as Partial<{ type: string; name: string }>;
  return type === 'Identifier' && name === 'require' && given.length === 1;
}

function textOf(
  source: Expression | SpreadElement | CallExpression['callee'] | null | undefined,
): string | undefined {
  return source?.type === 'Literal' && typeof source.value === 'string' ? source.value : undefined;
}

function namesOf(node: Node): Record<string, string> {
  if (node.type === 'ExportNamedDeclaration') {
    return Object.fromEntries(
      node.specifiers.map(({ local, exported }) => [nameOf(exported), nameOf(local)]),
    );
  }
  if (node.type !== 'ImportDeclaration') return { '*': '*' };
  return Object.fromEntries(
    node.specifiers.map((specifier) => {
      const { type, local } = specifier;
      if (type === 'ImportSpecifier') return [local.name, nameOf(specifier.imported)];
      return [local.name, type === 'ImportDefaultSpecifier' ? 'default' : '*'];
    }),
  );
}

function nameOf(node: { type: string; name?: string; value?: unknown }): string {
  return node.name ?? String(node.value);
}
