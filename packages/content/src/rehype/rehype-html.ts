import type { Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { parseRaw } from '../tree/parse-raw.ts';
import { someNode, walkTree } from '../tree/walk-tree.ts';

/** Parses the HTML in Markdown as a browser would. Trees without HTML are returned unchanged. */
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

/** Tag names that React accepts. */
const TAG_NAME = /^[a-z][\w:.-]*$/i;

/**
 * Turns tags that only the parser accepts, such as `<me@shop.example>`, back into text.
 *
 * @param source - Text that the tree was parsed from.
 */
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
