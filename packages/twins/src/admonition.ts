import type { BlockContent, RootContent } from 'mdast';
import type { Convert } from './convert.ts';
import { type HtmlElement, type HtmlNode, hasClass, textOf } from './html-node.ts';
import { labelLine } from './label-line.ts';

/** `> **Note: Title**` and the content below; the kind alone where it is the title as well. */
export function convertAdmonition(
  { attributes, children }: HtmlElement,
  convert: Convert,
): RootContent {
  const kind = /admonition-([\w-]+)/.exec(attributes.class ?? '')?.[1] ?? 'note';
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const title = children.find(isTitle)?.children ?? [];
  const written = textOf(title).trim();
  const heading =
    written === '' || written.toLowerCase() === kind.toLowerCase()
      ? [name]
      : [`${name}: `, ...title];
  const content = children.filter((child) => !isTitle(child));
  return {
    type: 'blockquote',
    children: [...labelLine(heading, convert), ...(convert.blocks(content) as BlockContent[])],
  };
}

function isTitle(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string' && hasClass(node, 'admonition-title');
}
