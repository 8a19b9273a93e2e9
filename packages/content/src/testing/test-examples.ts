import { expect, it } from 'vitest';
import { comparableHtml } from './comparable-html.ts';
import { renderPage } from './render-page.ts';

/** An example in a specification of Markdown. */
interface Example {
  readonly section: string;
  readonly markdown: string;
  readonly html: string;
}

/**
 * Tests that pages in format md render the examples of a specification as it says.
 *
 * @param exceptions - Reasons for those that are rendered differently, by their number from 1.
 */
export function testExamples(
  specification: string,
  examples: readonly Example[],
  exceptions: Readonly<Record<number, string>>,
): void {
  const numbered = examples.map((example, index) => ({ number: index + 1, ...example }));

  it.each(numbered.filter(({ number }) => !(number in exceptions)))(
    `${specification} example $number, $section`,
    async ({ markdown, html }) => {
      expect(await rendered(markdown)).toBe(comparableHtml(html));
    },
  );

  it.each(numbered.filter(({ number }) => number in exceptions))(
    `${specification} example $number, $section, is an exception`,
    async ({ markdown, html }) => {
      expect(await rendered(markdown)).not.toBe(comparableHtml(html));
    },
  );
}

async function rendered(markdown: string): Promise<string> {
  const page = await renderPage(`---\nformat: md\n---\n${markdown}`);
  return comparableHtml(page.html);
}
