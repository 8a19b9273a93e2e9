import type { Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { parseRaw } from '../tree/parse-raw.ts';
import { someNode } from '../tree/walk-tree.ts';

/** Parses the HTML that stands in Markdown, as a browser would; trees without any are left alone. */
export function rehypeHtml() {
  return (tree: Root, file: VFile): Root => {
    // Parsing is slow, and most trees have no HTML.
    if (!someNode<Nodes>(tree, (node) => node.type === 'raw')) return tree;
    const parsed = parseRaw(tree, {
      file,
      passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
    });
    return parsed.type === 'root' ? parsed : { type: 'root', children: [parsed] };
  };
}
