import { oneLine } from '@docgen/core/strings/one-line';
import type { HtmlNode } from '@docgen/twins/html/html-node';
import { readHtml } from '@docgen/twins/html/read-html';
import type { SearchSection } from './search-page.ts';

const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

/**
 * Splits an authored page into sections.
 *
 * @param title - Title of the page.
 * @param html - HTML of its article.
 * @param read - Parses the HTML; may return a cached tree, which is not modified.
 * @returns First the page itself with the text before the first heading that has an id, then a
 *   section for each such heading. Level 1 headings do not start a section.
 */
export function articleSections(
  title: string,
  html: string,
  read: typeof readHtml = readHtml,
): SearchSection[] {
  const sections: { id: string; title: string; text: string[] }[] = [{ id: '', title, text: [] }];
  const collect = (nodes: readonly HtmlNode[]): void => {
    for (const node of nodes) {
      const text = sections.at(-1)?.text;
      if (typeof node === 'string') text?.push(node);
      else if (node.name === 'math') text?.push(shownText(node.children));
      else if (/^h[1-6]$/.test(node.name)) {
        const { id } = node.attributes;
        const heading = oneLine(shownText(node.children));
        if (node.name !== 'h1' && id) sections.push({ id, title: heading, text: [] });
        else if (heading !== title) text?.push(' ', heading, ' ');
      } else {
        const isBlock = !INLINE.has(node.name);
        if (isBlock) text?.push(' ');
        collect(node.children);
        if (isBlock) sections.at(-1)?.text.push(' ');
      }
    }
  };
  collect(read(html));
  return sections.map(({ text, ...section }) => ({ ...section, text: oneLine(text.join('')) }));
}

/**
 * The text of nodes without the TeX that formulas carry as an annotation. Of the two renderings of
 * a formula, only the MathML is among the nodes: the other one is hidden from screen readers.
 */
function shownText(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return node.name === 'annotation' ? '' : shownText(node.children);
    })
    .join('');
}
