import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** HTML elements that are allowed in twins: short, harmless, and without a Markdown equivalent. */
const INLINE_HTML = /^<(?:br|\/?(?:kbd|sub|sup))>$/;

/** Code of a page that readers should not see. Placeholders such as `<your name>` are text. */
const LEFTOVER =
  /^(?:import|export)\s.*(?:\sfrom\s|[={;])|<\/?[A-Z]\w*(?:\s+\w+=[^>]*)?\s*\/?>|class(?:Name)?=["{]|\{\/\*/m;

/**
 * The parts of a tree that are code of a page or HTML of the theme. Code blocks and code spans are
 * not searched.
 */
export function leftovers(tree: Root): string[] {
  return nodesOf(tree).flatMap((node) => {
    const isLeftover =
      node.type === 'html'
        ? !INLINE_HTML.test(node.value)
        : node.type === 'text' && LEFTOVER.test(node.value);
    return isLeftover && 'value' in node ? [node.value] : [];
  });
}

/** All addresses of links, images and definitions. */
export function addressesIn(tree: Root): string[] {
  return nodesOf(tree).flatMap((node) => ('url' in node ? [node.url] : []));
}

/** Whether an address has no scheme, so that it is meaningless outside its page. */
export function isRelative(address: string): boolean {
  return !/^[a-z][a-z\d+.-]*:/.test(address);
}

/** Parses a twin as its readers do: as CommonMark with GFM. */
export function parseTwin(markdown: string) {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

function nodesOf(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(nodesOf)] : [node];
}
