import type { Root } from 'hast';
import type {} from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { pageNotes } from '../page-notes.ts';
import type { PageVariable } from '../program/page-variables.ts';
import { valueExpression } from '../tree/value-expression.ts';

/**
 * Defines and exports `frontMatter`, `toc` and `contentTitle` in pages that use them, as Docusaurus
 * does.
 */
export function rehypeVariables() {
  return (tree: Root, file: VFile) => {
    const { variables, frontMatter, headings } = pageNotes(file);
    if (variables.size === 0) return;
    const values: Record<PageVariable, unknown> = {
      contentTitle: headings.find(({ level }) => level === 1)?.text,
      frontMatter,
      toc: headings
        .filter(({ level }) => level > 1)
        .map(({ html, id, level }) => ({ value: html, id, level })),
    };
    tree.children.unshift({
      type: 'mdxjsEsm',
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [...variables].map((name) => ({
            type: 'ExportNamedDeclaration',
            specifiers: [],
            source: null,
            attributes: [],
            declaration: {
              type: 'VariableDeclaration',
              kind: 'const',
              declarations: [
                {
                  type: 'VariableDeclarator',
                  id: { type: 'Identifier', name },
                  init: valueExpression(values[name]),
                },
              ],
            },
          })),
        },
      },
    });
  };
}
