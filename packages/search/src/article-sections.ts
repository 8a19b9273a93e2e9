import { oneLine } from '@docgen/core/strings/one-line';
import type { HtmlElement, HtmlNode } from '@docgen/twins/html/html-node';
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
  const add = (text: string) => sections.at(-1)?.text.push(text);
  const collectHeading = ({ name, attributes, children }: HtmlElement) => {
    const { id } = attributes;
    const heading = oneLine(shownText(children));
    if (name !== 'h1' && id) sections.push({ id, title: heading, text: [] });
    else if (heading !== title) add(` ${heading} `);
  };
  const collect = (node: HtmlNode): void => {
    if (typeof node === 'string') add(node);
    else if (node.name === 'math') add(shownText(node.children));
    else if (/^h[1-6]$/.test(node.name)) collectHeading(node);
    else {
      const space = INLINE.has(node.name) ? '' : ' ';
      add(space);
      node.children.forEach(collect);
      add(space);
    }
  };
  read(html).forEach(collect);
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
