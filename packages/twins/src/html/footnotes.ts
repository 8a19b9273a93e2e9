import { decodePath } from '@docgen/core/addresses/address';
import type { BlockContent, RootContent } from 'mdast';
import type { Convert } from './convert.ts';
import { findElement, type HtmlElement } from './html-node.ts';

/**
 * The identifier from a footnote's id or from a link to it: `user-content-fn-<identifier>`, or
 * `user-content-2-fn-…`.
 */
export function footnoteIdentifier(id: string): string {
  // GFM percent-encodes identifiers.
  return decodePath(id.replace(/^(?:.*#)?(?:user-content-(\d+-)?)?fn-/, '$1'));
}

/** The footnotes at the end of a page, from the list that GFM renders them to. */
export function convertFootnotes({ children }: HtmlElement, convert: Convert): RootContent[] {
  const list = findElement(children, ({ name }) => name === 'ol');
  return (list?.children ?? []).flatMap((item): RootContent[] => {
    if (typeof item === 'string') return [];
    const identifier = footnoteIdentifier(item.attributes.id ?? '');
    const content = convert.blocks(item.children) as BlockContent[];
    return [{ type: 'footnoteDefinition', identifier, label: identifier, children: content }];
  });
}
