import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { expect, it } from 'vitest';
import { compilePage } from './compile.ts';
import { renderDescription } from './description.ts';
import { readFrontMatter } from './front-matter.ts';
import { DEFAULTS } from './testing/render-page.ts';

/** Pieces that mean something to one of the syntaxes, and so to their combinations. */
const PIECES = [
  ...['a', 'b c', ' ', '  ', '\t', '\n', '\n\n', '\r\n', '    ', '\u00a0', 'ü', '🚀', '\0'],
  ...['# ', '## ', '\n===\n', '\n---\n', '- ', '1. ', '> ', '* * *', '\\', '`', '``', '```', '~~~'],
  ...['*', '**', '_', '~~', '[', ']', '](', ')', '![', '[^1]', '[^1]: ', '<', '>', '<!--', '-->'],
  ...['<b>', '</b>', '<br>', '<br />', '<A ', '/>', 'c="d"', 'e={f}', '{', '}', '{#id}', '{#a .b}'],
  ...[':::', '::::', ':::note', ':::tip T', ':::x', ':::\n', ':', '::', '[t]', '$', '$$', '\\frac'],
  ...['| ', '|\n|-|\n', 'import a from "b"\n', 'export const a = 1\n', '&amp;', '&#0;', '---\n'],
  ...[
    'title: A\n',
    'www.a.b',
    'https://a.b',
    'a@b.c',
    '```js {1}\n',
    '```mermaid\n',
    ':smile:',
    '"',
  ],
];

const documents = array(constantFrom(...PIECES), { maxLength: 30 });

/**
 * Vitest loads the development build of the Markdown parser, which asserts that
 * headings hold no tag that is still open before it reports that very tag. The
 * build that docgen runs has no assertions.
 */
function passOverAssertions(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_ASSERTION') return undefined;
  throw error;
}

it.each(['md', 'mdx'] as const)(
  'never crashes on format %s',
  async (format) => {
    await assert(
      asyncProperty(documents, async (pieces) => {
        const source = pieces.join('');
        const file = 'a.mdx';
        const markdown = { ...DEFAULTS.markdown, format, emoji: true };
        const frontMatter = readFrontMatter(file, source).value;
        const input = { ...DEFAULTS, markdown, file, source, frontMatter };
        const page = await compilePage(input).catch(passOverAssertions);
        if (page === undefined) return;
        const { value, diagnostics } = page;
        expect(value.code).not.toBe('');
        const lines = source.split('\n');
        for (const { place, hint, code } of diagnostics) {
          expect(place?.line).toBeLessThanOrEqual(lines.length + 1);
          expect(hint ?? code).toBeTruthy();
        }
      }),
      { numRuns: 400 },
    );
  },
  60_000,
);

it('never crashes on descriptions', async () => {
  await assert(
    asyncProperty(documents, async (pieces) => {
      const { html } = renderDescription(pieces.join(''), { resolveLink: (href) => ({ href }) });
      expect(html).not.toMatch(/<script|javascript:/i);
    }),
    { numRuns: 500 },
  );
}, 60_000);
