import type { BlockContent, RootContent } from 'mdast';
import type { Convert } from './convert.ts';
import { findElement, type HtmlElement } from './html-node.ts';

/** The identifier in a footnote's id or in a link to it: `user-content-fn-<identifier>`. */
export function footnoteIdentifier(id: string): string {
  const identifier = id.replace(/^(?:.*#)?(?:user-content-)?fn-/, '');
  try {
    return decodeURIComponent(identifier);
  } catch {
    // GFM percent-encodes identifiers; HTML that somebody wrote may hold a lone percent sign.
    return identifier;
  }
}

/** The notes at the end of a page, from the list that GFM makes of them. */
export function convertFootnotes({ children }: HtmlElement, convert: Convert): RootContent[] {
  const list = findElement(children, ({ name }) => name === 'ol');
  return (list?.children ?? []).flatMap((item): RootContent[] => {
    if (typeof item === 'string') return [];
    const identifier = footnoteIdentifier(item.attributes.id ?? '');
    const content = convert.blocks(item.children) as BlockContent[];
    return [{ type: 'footnoteDefinition', identifier, label: identifier, children: content }];
  });
}
