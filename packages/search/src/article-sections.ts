import { type HtmlNode, hasClass, textOf } from '@docgen/twins/html-node';
import { readHtml } from '@docgen/twins/read-html';
import type { SearchSection } from './search-page.ts';

const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

/**
 * Cuts an authored page into its sections.
 *
 * @param title - Of the page.
 * @param html - HTML of its article.
 * @param read - Reads the HTML, or remembers what it has read; the tree stays as it is.
 * @returns The page itself with what stands before the first heading that can be linked to, then a
 *   section for each of these.
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
      else if (hasClass(node, 'katex-mathml')) continue;
      else if (/^h[1-6]$/.test(node.name)) {
        const { id } = node.attributes;
        const heading = oneLine(textOf(node.children));
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

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
