import type { Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { parseRaw } from '../tree/parse-raw.ts';
import { someNode, walkTree } from '../tree/walk-tree.ts';

/** Parses the HTML that stands in Markdown, as a browser would; trees without any are left alone. */
export function rehypeHtml() {
  return (tree: Root, file: VFile): Root => {
    // Parsing is slow, and most trees have no HTML.
    if (!someNode<Nodes>(tree, (node) => node.type === 'raw')) return tree;
    const parsed = parseRaw(tree, {
      file,
      passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
    });
    showNoTags(parsed, String(file));
    return parsed.type === 'root' ? parsed : { type: 'root', children: [parsed] };
  };
}

/** The names that React takes for elements. */
const TAG_NAME = /^[a-z][\w:.-]*$/i;

/** What is a tag to the parser alone, such as `<me@shop.example>`, is text. @param source - Of the tree. */
function showNoTags(tree: Nodes, source: string): void {
  walkTree<Nodes>(tree, (node, place) => {
    if (node.type !== 'element' || TAG_NAME.test(node.tagName) || !place) return undefined;
    const { siblings, index } = place;
    const written = source.slice(node.position?.start.offset ?? source.length);
    const [value = `<${node.tagName}>`] = /^<[^>]*>/.exec(written) ?? [];
    siblings.splice(index, 1, { type: 'text', value }, ...node.children);
    return 'skip';
  });
}
