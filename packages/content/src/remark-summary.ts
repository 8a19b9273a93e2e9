import type { Nodes, Paragraph, Root } from 'mdast';
import { walkTree } from './walk-tree.ts';

/** Nodes that a summary may stand in; not a quotation, a list or a box. */
const OPEN = new Set(['root', 'mdxJsxFlowElement']);

/** Finds the first paragraph that has text, to describe a page that does not describe itself. */
export function remarkSummary({ found }: { readonly found: (text: string) => void }) {
  return (tree: Root) => {
    walkTree<Nodes>(tree, (node) => {
      if (node.type === 'paragraph') {
        const text = textOf(node);
        if (text === '') return 'skip';
        found(text);
        return 'stop';
      }
      return OPEN.has(node.type) ? undefined : 'skip';
    });
  };
}

function textOf(paragraph: Paragraph): string {
  let text = '';
  walkTree<Nodes>(paragraph, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'inlineMath') {
      text += node.value;
    } else if (node.type === 'break') {
      text += ' ';
    }
  });
  return text.replace(/\s+/g, ' ').trim();
}
