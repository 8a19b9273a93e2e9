import fc from 'fast-check';
import type { Root } from 'mdast';
import { describe, expect, test } from 'vitest';
import { createPageProcessor } from '../page-processor.ts';
import { DEFAULTS } from '../testing/render-page.ts';
import { createReparser } from './parse-again.ts';

const BLOCKS = [
  '# Title',
  '## Part *one*',
  '### Part {#three}',
  'Text with `code`, a [link](./a.md) and {1 + 1}.',
  '- one\n- two\n\n  more of two',
  '3. three\n4. four',
  '> quoted\n> ## inside',
  '```js\n## no heading\n```',
  '```js',
  ':::tip[Note]\n\n## Inside\n\ntext\n\n:::',
  ':::tip',
  '<Tabs>\n\n<TabItem value="a" count={2}>\n\n## In a tab\n\n</TabItem>\n\n</Tabs>',
  '<Tabs>',
  '</Tabs>',
  '<!-- a comment -->',
  '<!--',
  'export const answer = { start: 42, text: `a` };',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  'Underlined\n===',
  '[label]: ./a.md',
  '[^1]: A footnote.',
  'See [label] and [^1].',
  '$$\na + b\n$$',
  '',
];

describe.each(['md', 'mdx'] as const)('a text of format %s that changes', (format) => {
  const processor = createPageProcessor(DEFAULTS, { format, module: false });
  const parse = (text: string): Root => processor.parse(text);
  const block = fc.constantFrom(...BLOCKS);
  const edit = fc.record({
    at: fc.nat(),
    gone: fc.nat(3),
    come: fc.array(block, { maxLength: 2 }),
  });

  test('is parsed as if there had been none before', () => {
    fc.assert(
      fc.property(
        fc.array(block, { maxLength: 12 }),
        fc.array(edit, { maxLength: 4 }),
        (start, edits) => {
          const parseAgain = createReparser(parse);
          const blocks = [...start];
          expectSame(parseAgain, blocks.join('\n\n'));
          for (const { at, gone, come } of edits) {
            blocks.splice(at % (blocks.length + 1), gone, ...come);
            expectSame(parseAgain, blocks.join('\n\n'));
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  function expectSame(parseAgain: (text: string) => Root, text: string): void {
    const attempt = (run: (text: string) => Root) => {
      try {
        return JSON.stringify(run(text).children);
      } catch (error) {
        return String(error);
      }
    };
    expect(attempt(parseAgain)).toBe(attempt(parse));
  }
});

test('only what is between the headings around a change is parsed', () => {
  const processor = createPageProcessor(DEFAULTS, { format: 'mdx', module: false });
  const seen: string[] = [];
  const parseAgain = createReparser((text) => {
    seen.push(text);
    return processor.parse(text);
  });
  parseAgain('# One\n\nText.\n\n## Two\n\nText.\n\n## Three\n\nText.\n');
  parseAgain('# One\n\nText.\n\n## Two\n\nOther text.\n\n## Three\n\nText.\n');
  expect(seen[1]).toBe('## Two\n\nOther text.\n\n## Three\n');
});
