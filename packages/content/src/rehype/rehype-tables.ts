import { translate, type WithTexts } from '@docgen/core/texts/texts';
import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { isJsxNode, type JsxNode } from '../tree/jsx-node.ts';
import { walkTree } from '../tree/walk-tree.ts';

/**
 * Wraps tables, including those written as JSX, in boxes that scroll horizontally. A scrollable box
 * has to be reachable with the keyboard (WCAG 2.1.1), hence `tabindex`.
 *
 * @param role - A `region` needs a name that is unique on the page. Content that is only part of a
 *   page uses `group`, whose names may repeat.
 */
export function rehypeTables({
  role = 'region',
  ...site
}: WithTexts & { readonly role?: 'region' | 'group' } = {}) {
  return (tree: Root) => {
    const names = new Map<string, number>();
    walkTree<Nodes>(tree, (table, place) => {
      if (!isElement(table, 'table') || !place) return undefined;
      const name = tableName(table, site);
      const count = (names.get(name) ?? 0) + 1;
      names.set(name, count);
      place.siblings[place.index] = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['table-scroll'],
          role,
          ariaLabel: count === 1 ? name : `${name} (${count})`,
          tabIndex: 0,
        },
        children: [table],
        position: table.position,
      };
      return 'skip';
    });
  };
}

function isElement(node: Nodes, name: string): node is Element | JsxNode {
  return node.type === 'element' ? node.tagName === name : isJsxNode(node) && node.name === name;
}

function tableName(table: Element | JsxNode, site: WithTexts): string {
  const heads: string[] = [];
  walkTree<Nodes>(table, (cell) => {
    if (isElement(cell, 'th')) heads.push(textOf(cell).trim());
  });
  const name = heads.filter((text) => text !== '').join(', ');
  return name === '' ? translate(site, 'Table') : translate(site, 'Table: {0}', name);
}
