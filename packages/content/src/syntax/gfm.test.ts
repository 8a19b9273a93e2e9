import { describe, expect, it } from 'vitest';
import { comparableHtml } from '../testing/comparable-html.ts';
import gfm from '../testing/gfm-examples.json' with { type: 'json' };
import { renderPage } from '../testing/render-page.ts';

/**
 * Examples that are rendered differently, with the reason; counted from 1 in the order of the file.
 */
const EXCEPTIONS: Readonly<Record<number, string>> = {
  22: 'ftp://, which no browser opens any more, is not made a link',
  26: 'a site is written by those who publish it, so their <style> and <iframe> stay what they are',
};

const examples = gfm.examples.map((example, index) => ({ number: index + 1, ...example }));

const rendered = async (markdown: string) => {
  const page = await renderPage(`---\nformat: md\n---\n${markdown}`);
  return comparableHtml(page.html);
};

describe('format md', () => {
  it.each(examples.filter(({ number }) => !(number in EXCEPTIONS)))(
    'GFM example $number, $section',
    async ({ markdown, html }) => {
      expect(await rendered(markdown)).toBe(comparableHtml(html));
    },
  );

  it('lists no exception that is none', async () => {
    expect(examples).toHaveLength(26);
    for (const { number, markdown, html } of examples) {
      if (!(number in EXCEPTIONS)) continue;
      expect(await rendered(markdown), `example ${number}`).not.toBe(comparableHtml(html));
    }
  });
});
