import { expect, test } from 'vitest';
import { formatGithub } from './format-github.ts';

test('writes one escaped workflow command per diagnostic', () => {
  expect(
    formatGithub([
      {
        code: 'broken-link',
        severity: 'error',
        message: '100 % of "a, b: c"\nare gone',
        hint: 'Look again.',
        place: { file: 'docs/a, b:c%.md', line: 3, column: 4, endLine: 3, endColumn: 9 },
        notes: [
          { message: 'here', place: { file: 'b.md', line: 1, column: 2 } },
          { message: 'there' },
        ],
      },
      {
        code: 'mdx-syntax',
        severity: 'error',
        message: 'Unclosed',
        place: { file: 'a.mdx', line: 3, column: 4, endLine: 5, endColumn: 1 },
      },
      {
        code: 'sdl-invalid',
        severity: 'error',
        message: 'Empty',
        place: { file: 'schema.json', coordinate: 'Query.a' },
      },
      { code: 'config-warning', severity: 'warning', message: 'Empty' },
    ]),
  ).toBe(
    [
      '::error file=a.mdx,line=3,endLine=5,title=mdx-syntax::Unclosed',
      '::error file=docs/a%2C b%3Ac%25.md,line=3,endLine=3,col=4,endColumn=9,title=broken-link::100 %25 of "a, b: c"%0Aare gone%0ALook again.%0Ab.md:1:2 here%0Athere',
      '::error file=schema.json,title=sdl-invalid::Query.a: Empty',
      '::warning title=config-warning::Empty',
      '',
    ].join('\n'),
  );
});

test('what steers the terminal of a log is written as an escape', () => {
  const message = 'red \u001B[31m\r::warning::x\n::error::y';
  expect(formatGithub([{ code: 'mdx-syntax', severity: 'error', message }])).toBe(
    '::error title=mdx-syntax::red \\u001b[31m\\r::warning::x%0A::error::y\n',
  );
});

test('names of files do not steer it either', () => {
  const place = { file: 'a\u001b[31m\n\r\u202e.md' };
  expect(formatGithub([{ code: 'mdx-syntax', severity: 'error', message: 'x', place }])).toBe(
    '::error file=a\\u001b[31m%0A%0D\\u202e.md,title=mdx-syntax::x\n',
  );
});
