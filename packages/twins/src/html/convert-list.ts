import type { BlockContent, ListItem, RootContent } from 'mdast';
import type { Convert } from './convert.ts';
import { findElement, type HtmlElement } from './html-node.ts';

/** A list. If no item has several blocks and a paragraph, it is tight. */
export function convertList(list: HtmlElement, convert: Convert): RootContent[] {
  const children = list.children.flatMap((child): ListItem[] => {
    if (typeof child === 'string') return [];
    return [listItem(child.name === 'li' ? child : { ...child, children: [child] }, convert)];
  });
  if (children.length === 0) return [];
  const start = Number(list.attributes.start ?? 1);
  return [
    {
      type: 'list',
      ordered: list.name === 'ol',
      ...(list.name === 'ol' ? { start: Number.isInteger(start) && start >= 0 ? start : 1 } : {}),
      spread: children.some((item) => item.spread),
      children,
    },
  ];
}

function listItem(item: HtmlElement, convert: Convert): ListItem {
  const children = convert.blocks(item.children) as BlockContent[];
  const loose = item.children.some((child) => typeof child !== 'string' && child.name === 'p');
  const box = findElement(
    item.children.filter((child) => typeof child === 'string' || !isList(child)),
    ({ name }) => name === 'input',
  );
  return {
    type: 'listItem',
    spread: loose && children.length > 1,
    checked: box === undefined ? undefined : 'checked' in box.attributes,
    children,
  };
}

function isList({ name }: HtmlElement): boolean {
  return name === 'ul' || name === 'ol';
}
