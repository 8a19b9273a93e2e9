import { compareText } from '@docgen/core/strings/compare-text';
import type { Element, Nodes } from 'hast';
import { raw } from 'hast-util-raw';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { walkTree } from '../tree/walk-tree.ts';

/**
 * HTML without docgen's additions to that of CommonMark and GFM, and without white space between
 * blocks, so that a page can be compared with the example of a specification.
 */
export function comparableHtml(html: string): string {
  const tree = raw({ type: 'root', children: [{ type: 'raw', value: html.trimEnd() }] });
  walkTree<Nodes>(tree, (node, place) => {
    if ((isClass(node, 'table-scroll') || isClass(node, 'linked-heading')) && place !== undefined) {
      const [content] = node.children;
      if (content !== undefined) place.siblings[place.index] = content;
    }
    // JSX has no comments.
    if (node.type === 'comment') node.value = '';
    if (node.type === 'text') node.value = node.value.replace(/\s+/g, ' ');
    if (node.type !== 'element') return undefined;
    const { properties } = node;
    const [pre] = isClass(node, 'code-block') ? node.children : [];
    if (pre?.type === 'element' && place !== undefined) {
      place.siblings[place.index] = plainCode(pre);
      return 'skip';
    }
    if (node.tagName === 'pre') return 'skip';
    if (/^h[1-6]$/.test(node.tagName)) delete properties.id;
    if (node.tagName === 'img') delete properties.loading;
    if (isClass(node, 'contains-task-list') || isClass(node, 'task-list-item')) {
      delete properties.className;
    }
    if (node.tagName === 'input') {
      delete properties.ariaLabel;
      node.properties = sorted(properties);
    }
    return undefined;
  });
  return toHtml(tree)
    .replaceAll('<!---->', '')
    .replace(
      / ?(<\/?(?:p|li|ul|ol|blockquote|pre|h\d|hr|div|table|thead|tbody|tr|th|td)\b[^>]*>) ?/g,
      '$1',
    )
    .trim();
}

/** The code inside a code block as CommonMark renders it. */
function plainCode(pre: Element): Element {
  const [code] = pre.children;
  if (code?.type !== 'element') return pre;
  const name = code.properties.className?.toString();
  const text = textOf(code);
  const value = text === '' ? '' : `${text}\n`;
  const properties = name === undefined || name === 'language-text' ? {} : { className: [name] };
  return {
    ...pre,
    properties: {},
    children: [{ ...code, properties, children: [{ type: 'text', value }] }],
  };
}

function sorted(properties: Element['properties']): Element['properties'] {
  return Object.fromEntries(Object.entries(properties).sort(([a], [b]) => compareText(a, b)));
}

function isClass(node: Nodes, name: string): node is Element {
  return node.type === 'element' && node.properties.className?.toString() === name;
}
