import type { Paragraph } from 'mdast';
import type { Convert } from './convert.ts';
import type { HtmlNode } from './html-node.ts';

/** A line in bold, for what names the content below it: a tab, a fold, a file. */
export function labelLine(nodes: readonly HtmlNode[], convert: Convert): Paragraph[] {
  const children = convert.phrasing([{ name: 'strong', attributes: {}, children: nodes }]);
  return children.length > 0 ? [{ type: 'paragraph', children }] : [];
}
