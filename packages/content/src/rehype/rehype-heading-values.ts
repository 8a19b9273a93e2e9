import type { Expression, Program } from 'estree';
import type { Nodes, Root } from 'hast';
import type {} from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { pageNotes } from '../page-notes.ts';
import { expressionOf, literalValue } from '../program/literal-value.ts';
import { walkTree } from '../tree/walk-tree.ts';

/**
 * Replaces expressions in headings with their values if these are known without running code, so
 * that they appear in the table of contents, too: strings, numbers, constants that the page exports
 * (`export const version = '3.2'`), and front matter.
 */
export function rehypeHeadingValues() {
  return (tree: Root, file: VFile) => {
    const { frontMatter } = pageNotes(file);
    let constants: ReadonlyMap<string, string> | undefined;
    const known = (expression: Expression): string | undefined => {
      if (expression.type === 'Identifier') {
        constants ??= exportedConstants(tree);
        return constants.get(expression.name);
      }
      if (expression.type !== 'MemberExpression' || expression.computed) {
        return textOf(literalValue(expression));
      }
      const { object, property } = expression;
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return undefined;
      constants ??= exportedConstants(tree);
      const isOwn = object.name === 'frontMatter' && !constants.has('frontMatter');
      return isOwn && Object.hasOwn(frontMatter, property.name)
        ? textOf(Reflect.get(frontMatter, property.name))
        : undefined;
    };
    walkTree<Nodes>(tree, (heading) => {
      if (heading.type !== 'element' || !/^h[1-6]$/.test(heading.tagName)) return undefined;
      walkTree<Nodes>(heading, (node, place) => {
        if (node.type !== 'mdxTextExpression' || place === undefined) return;
        const expression = expressionOf(node.data?.estree);
        const value = expression && known(expression);
        if (value !== undefined) place.siblings[place.index] = { type: 'text', value };
      });
      return 'skip';
    });
  };
}

/** Exported constants of a page that are strings or numbers. */
function exportedConstants({ children }: Root): Map<string, string> {
  const constants = new Map<string, string>();
  for (const node of children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const statement of (node.data?.estree as Program | undefined)?.body ?? []) {
      if (statement.type !== 'ExportNamedDeclaration') continue;
      const { declaration } = statement;
      if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
      for (const { id, init } of declaration.declarations) {
        const value = init && textOf(literalValue(init));
        if (id.type === 'Identifier' && typeof value === 'string') constants.set(id.name, value);
      }
    }
  }
  return constants;
}

/** The text that React renders for a value; `undefined` unless it is a string or number. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
