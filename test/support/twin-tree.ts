import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** Elements that may stand in Markdown: they are short, harmless, and Markdown has no signs for them. */
const INLINE_HTML = /^<(?:br|\/?(?:kbd|sub|sup))>$/;

/** Code of a page that was not meant to be read. Placeholders such as `<your name>` are text. */
const LEFTOVER =
  /^(?:import|export)\s.*(?:\sfrom\s|[={;])|<\/?[A-Z]\w*(?:\s+\w+=[^>]*)?\s*\/?>|class(?:Name)?=["{]|\{\/\*/m;

/** What of a tree is code of a page or HTML of the theme; code blocks and spans are not looked into. */
export function leftovers(tree: Root): string[] {
  return nodesOf(tree).flatMap((node) => {
    const isLeftover =
      node.type === 'html'
        ? !INLINE_HTML.test(node.value)
        : node.type === 'text' && LEFTOVER.test(node.value);
    return isLeftover && 'value' in node ? [node.value] : [];
  });
}

/** All addresses of links, pictures and definitions. */
export function addressesIn(tree: Root): string[] {
  return nodesOf(tree).flatMap((node) => ('url' in node ? [node.url] : []));
}

/** Whether an address means nothing without the page that it stands on. */
export function isRelative(address: string): boolean {
  return !/^[a-z][a-z\d+.-]*:/.test(address);
}

/** Reads a twin as those do that it is made for: CommonMark with GFM. */
export function parseTwin(markdown: string) {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

function nodesOf(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(nodesOf)] : [node];
}
