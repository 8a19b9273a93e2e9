import type { RootContent } from 'mdast';
import type { Convert } from './convert.ts';
import type { HtmlElement, HtmlNode } from './html-node.ts';

/** Whether an element is a link around a name and words about it. */
export function isCard({ name, children }: HtmlElement): boolean {
  if (name !== 'a') return false;
  const [first, second] = children.filter((child) => typeof child !== 'string' || child.trim());
  return second !== undefined && isName(first);
}

/** Of a card only the name becomes a link; the words come after it. */
export function convertCard(
  { attributes, children }: HtmlElement,
  convert: Convert,
): RootContent[] {
  const at = children.findIndex(isName);
  const name = children[at];
  const content = isName(name) ? name.children : [];
  const link = {
    name: 'a',
    attributes,
    children: [{ name: 'strong', attributes: {}, children: content }],
  };
  return convert.blocks([link, ' ', ...children.slice(at + 1)]);
}

function isName(node: HtmlNode | undefined): node is HtmlElement {
  return typeof node === 'object' && /^(?:strong|h\d)$/.test(node.name);
}
