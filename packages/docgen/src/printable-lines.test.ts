import { loadSubgraph } from '@docgen/graphql/load/load-subgraph';
import { expect, test } from 'vitest';
import { printableLines } from './printable-lines.ts';
import { formatGithub } from './report/format-github.ts';
import { formatPretty } from './report/format-pretty.ts';

test('a report about a file that is one endless word does not quote all of it', () => {
  const { diagnostics } = loadSubgraph({
    config: { id: 'orders', strictness: 'strict' },
    sources: [{ file: 'a.graphql', text: 'x'.repeat(1e6) }],
  });
  expect(diagnostics).toMatchObject([{ code: 'sdl-syntax' }]);
  for (const text of [formatPretty(diagnostics, { color: false }), formatGithub(diagnostics)]) {
    expect(text.length).toBeLessThan(5_000);
    expect(text).toMatch(/: unexpected Name "x+ … x+"\./);
  }
});

test('only lines that are too long are cut, between characters', () => {
  const long = `a${'😀'.repeat(2_000)}`;
  const [first, second = '', third] = printableLines(`short\n${long}\n${'b'.repeat(2_000)}`).split(
    '\n',
  );
  expect([first, third]).toEqual(['short', 'b'.repeat(2_000)]);
  expect(second).toMatch(/^a(?:😀)+ … (?:😀)+$/u);
});
