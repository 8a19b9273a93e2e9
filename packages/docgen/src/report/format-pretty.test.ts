import type { Diagnostic } from '@docgen/core/diagnostic';
import { expect, test } from 'vitest';
import { formatPretty } from './format-pretty.ts';

const source = '---\ntitle: A\n---\n\nSee [the setup](./setup.md) first.\n\nThe end.\n';

const link: Diagnostic = {
  code: 'broken-link',
  severity: 'error',
  message: 'The link to "/setup" is broken.',
  hint: 'Did you mean "/set-up"?',
  place: { file: 'docs/a.md', line: 5, column: 5, endLine: 5, endColumn: 28 },
  source,
  notes: [{ message: 'written as "/setup"', place: { file: 'docs/b.md', line: 2, column: 1 } }],
};

test('draws severity, code, place, frame, hint and notes', () => {
  expect(formatPretty([link], { color: false })).toBe(`error broken-link  docs/a.md:5:5
  The link to "/setup" is broken.

    3 │ ---
    4 │
  > 5 │ See [the setup](./setup.md) first.
      │     ^^^^^^^^^^^^^^^^^^^^^^^
    6 │
    7 │ The end.

  hint: Did you mean "/set-up"?
  note: docs/b.md:2:1 written as "/setup"

`);
});

test('a place without source, a message of several lines, and no place at all', () => {
  const { source: _, hint: __, notes: ___, ...bare } = link;
  const text = formatPretty(
    [
      { code: 'mdx-syntax', severity: 'warning', message: 'No place.' },
      { ...bare, message: 'One\n\nTwo' },
    ],
    { color: false },
  );
  expect(text).toBe(
    'error broken-link  docs/a.md:5:5\n  One\n\n  Two\n\nwarning mdx-syntax\n  No place.\n\n',
  );
});

test('a schema coordinate in a file without lines, which has no frame', () => {
  const { hint: _, notes: __, ...bare } = link;
  const place = { file: 'schema.json', coordinate: 'Query.a' };
  expect(formatPretty([{ ...bare, place, source: '{}' }], { color: false })).toBe(
    'error broken-link  schema.json (Query.a)\n  The link to "/setup" is broken.\n\n',
  );
});

test('is sorted by file, then by line as a number', () => {
  const at = (file: string, line: number): Diagnostic => ({
    code: 'mdx-syntax',
    severity: 'error',
    message: '',
    place: { file, line },
  });
  const text = formatPretty([at('b', 1), at('a', 10), at('a', 9)], { color: false });
  expect(text.match(/\w+:\d+/g)).toEqual(['a:9', 'a:10', 'b:1']);
});

test('shows twenty notes and counts the rest', () => {
  const notes = Array.from({ length: 27 }, (_, index) => ({ message: `on the page /${index}` }));
  const lines = formatPretty([{ ...link, notes }], { color: false })
    .trimEnd()
    .split('\n');
  expect(lines.filter((line) => line.includes('note:'))).toHaveLength(20);
  expect(lines.at(-1)).toBe('  and 7 more');
});

test('keeps the mark in view in a long line and aligned behind tabs', () => {
  const text = `${'word '.repeat(100)}[here](x) ${'word '.repeat(100)}`;
  const place = { file: 'a.md', line: 1, column: 501, endLine: 1, endColumn: 510 };
  const [, , , line = '', carets = ''] = formatPretty([{ ...link, place, source: text }], {
    color: false,
  }).split('\n');
  expect(line.length).toBeLessThan(115);
  expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('[here](x)');

  const tabs = formatPretty(
    [{ ...link, place: { file: 'a', line: 1, column: 3, endColumn: 6 }, source: '\t\tkey: 1' }],
    { color: false },
  ).split('\n');
  expect(tabs[4]?.indexOf('^')).toBe(tabs[3]?.indexOf('key'));
});

test.each([
  ['Chinese and Japanese', '詳しくは、[設定](./x.md)を', '^^^^^^^^^^^^^^', 10],
  ['Korean', '자세히 [설정](./x.md)', '^^^^^^^^^^^^^^', 7],
  ['full width', 'ＡＢ [a](./x.md)', '^^^^^^^^^^^', 5],
  ['emoji', '🎉👩‍👩‍👧👍🏽🇪🇺⚠️ [a](./x.md)', '^^^^^^^^^^^', 11],
  ['marks', 'Cafe\u0301 नमस्ते [a](./x.md)', '^^^^^^^^^^^', 10],
  ['none', 'Café – [a](./x.md)', '^^^^^^^^^^^', 7],
])(
  'carets stand below a link behind wide characters and marks: %s',
  (_what, text, carets, before) => {
    const [from, to] = [text.indexOf('['), text.indexOf(')') + 1];
    const place = { file: 'a.md', line: 1, column: from + 1, endLine: 1, endColumn: to + 1 };
    const lines = formatPretty([{ ...link, place, source: text }], { color: false }).split('\n');
    expect(lines.slice(3, 5)).toEqual([
      `  > 1 │ ${text}`,
      `      │ ${' '.repeat(before)}${carets}`,
    ]);
  },
);

test('a long line is cut between characters', () => {
  const text = `${'🎉'.repeat(75)}[here](x)${'🎉'.repeat(75)}`;
  for (const column of [151, 152]) {
    const place = { file: 'a.md', line: 1, column, endLine: 1, endColumn: 160 };
    const report = formatPretty([{ ...link, place, source: text }], { color: false });
    expect(report).toMatch(/ │ …+🎉+\[here\]\(x\)🎉+…+\n/u);
  }
});

test.each([
  ['wide', '本', 2],
  ['escaped', '\u0007', 6],
])('a line of %s characters is cut by the columns that it takes', (_what, character, columns) => {
  const text = `${character.repeat(200)}[here](x)${character.repeat(200)}`;
  const place = { file: 'a.md', line: 1, column: 201, endLine: 1, endColumn: 210 };
  const report = formatPretty([{ ...link, place, source: text }], { color: false }).split('\n');
  const [line = '', carets = ''] = report.slice(3, 5);
  const [before = ''] = line.split('[');
  const taken = (part: string) => part.length + (columns - 1) * part.split('本').slice(1).length;
  expect(taken(line)).toBeLessThan(110);
  expect(line).toContain('…');
  expect(line).toContain('[here](x)');
  expect(carets.indexOf('^')).toBe(taken(before));
  expect(carets).toMatch(/ \^{9}$/);
});

test('what is missing at the end of a file is marked below its last line', () => {
  const source = 'type Query {\n  a: Int\n';
  const place = { file: 'a.graphql', line: 3, column: 1 };
  expect(formatPretty([{ ...link, place, source }], { color: false })).toContain(
    '    1 │ type Query {\n    2 │   a: Int\n  > 3 │\n      │ ^\n',
  );
  const beyond = { file: 'a.graphql', line: 4, column: 1 };
  expect(formatPretty([{ ...link, place: beyond, source }], { color: false })).not.toContain('│');
});

test('a range over several lines is marked to the end of its first line', () => {
  const place = { file: 'a', line: 1, column: 3, endLine: 2, endColumn: 2 };
  expect(formatPretty([{ ...link, place, source: 'abcdef\ngh\n' }], { color: false })).toContain(
    '  > 1 │ abcdef\n      │   ^^^^\n    2 │ gh\n',
  );
});

test('what would steer the terminal is written as an escape, and carets stand below it', () => {
  const evil = '\u001B]0;owned\u0007';
  const text = formatPretty(
    [
      {
        code: 'mdx-syntax',
        severity: 'error',
        message: `The link ${evil}\nleads\0 nowhere.`,
        hint: `Write \u202E${evil}`,
        place: { file: 'docs/a\n\u001Bb.md', line: 1, column: 8, endLine: 1, endColumn: 11 },
        source: `\tsee ${'\u001B'}[b\u0007]\r\n${evil}`,
        notes: [
          { message: evil, place: { file: '\u009B2J.md' } },
          { message: evil, place: { file: 'c.md', line: 1 } },
        ],
      },
    ],
    { color: false },
  );
  expect(text).not.toMatch(/[^\P{Cc}\n]|\u202E/u);
  expect(text).toBe(String.raw`error mdx-syntax  docs/a\n\u001bb.md:1:8
  The link \u001b]0;owned\u0007
  leads\u0000 nowhere.

  > 1 │  see \u001b[b\u0007]
      │             ^^^^^^^^
    2 │ \u001b]0;owned\u0007

  hint: Write \u202e\u001b]0;owned\u0007
  note: \u009b2J.md \u001b]0;owned\u0007
  note: c.md:1 \u001b]0;owned\u0007

`);
});

test('colours are escape sequences, and only there when asked for', () => {
  expect(formatPretty([link], { color: true })).toContain('\u001B[31m');
  expect(formatPretty([link], { color: false })).not.toContain('\u001B');
});

test('groups many by kind, errors first, with the first in full, the places of others, and a table', () => {
  const found = (
    code: Diagnostic['code'],
    severity: 'error' | 'warning',
    count: number,
  ): Diagnostic[] =>
    Array.from({ length: count }, (_, index) => ({
      code,
      severity,
      message: `${code} ${index}.\nMore of it.`,
      hint: 'Mend it.',
      place: { file: 'docs/a.md', line: index + 1 },
    }));
  const all = [
    ...found('duplicate-id', 'warning', 30),
    ...found('mdx-syntax', 'error', 1),
    ...found('broken-link', 'error', 5),
  ];
  const text = formatPretty(all, { color: false });
  expect(text).toMatch(
    /^error broken-link {2}docs\/a.md:1\n {2}broken-link 0.\n {2}More of it.\n {2}hint/,
  );
  expect(text).toContain(`and 2 more errors broken-link
  docs/a.md:4  broken-link 3.
  docs/a.md:5  broken-link 4.

error mdx-syntax  docs/a.md:1`);
  expect(text).toContain(
    'docs/a.md:23  duplicate-id 22.\n  and 7 more: docgen check --format json lists all',
  );
  expect(
    text.split('\n').slice(-5).join('\n'),
  ).toBe(`     5  error    broken-link               docs/a.md:1
     1  error    mdx-syntax                docs/a.md:1
    30  warning  duplicate-id              docs/a.md:1

`);
});
