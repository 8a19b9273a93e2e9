import { oneLine } from '@docgen/core/strings/one-line';
import type { Nodes, Paragraph, Root } from 'mdast';
import type { VFile } from 'vfile';
import { pageNotes } from '../page-notes.ts';
import { walkTree } from '../tree/walk-tree.ts';

/** Nodes that may contain the summary, unlike quotations, lists and admonitions. */
const OPEN = new Set(['root', 'mdxJsxFlowElement']);

/** Finds the first paragraph of text, as the description of a page that does not give its own. */
export function remarkSummary() {
  return (tree: Root, file: VFile) => {
    walkTree<Nodes>(tree, (node) => {
      if (node.type === 'paragraph') {
        const text = textOf(node);
        if (text === undefined || text === '') return 'skip';
        pageNotes(file).description = text;
        return 'stop';
      }
      return OPEN.has(node.type) ? undefined : 'skip';
    });
  };
}

/** The text of a paragraph; `undefined` if part of it is only known once the page is rendered. */
function textOf(paragraph: Paragraph): string | undefined {
  let text = '';
  let known = true;
  walkTree<Nodes>(paragraph, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'inlineMath') {
      text += node.value;
    } else if (node.type === 'break' || isLineBreak(node)) {
      text += ' ';
    } else if (isComputed(node)) {
      known = false;
      return 'stop';
    }
    return undefined;
  });
  return known ? oneLine(text) : undefined;
}

function isLineBreak(node: Nodes): boolean {
  return node.type === 'mdxJsxTextElement' && node.name === 'br';
}

/**
 * Whether a node is an expression that is not a comment, or a component that renders its own text.
 */
function isComputed(node: Nodes): boolean {
  if (node.type === 'mdxTextExpression') return (node.data?.estree?.body.length ?? 0) > 0;
  if (node.type !== 'mdxJsxTextElement') return false;
  return /^[A-Z]/.test(node.name ?? '') && node.children.length === 0;
}
