import type { Root } from 'hast';
import { raw } from 'hast-util-raw';
import type { VFile } from 'vfile';
import { hasHtml } from './has-html.ts';

/** Parses the HTML that stands in Markdown, as a browser would; trees without any are left alone. */
export function rehypeHtml() {
  return (tree: Root, file: VFile): Root => {
    if (!hasHtml(tree)) return tree;
    const parsed = raw(tree, { file, passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'] });
    return parsed.type === 'root' ? parsed : { type: 'root', children: [parsed] };
  };
}
