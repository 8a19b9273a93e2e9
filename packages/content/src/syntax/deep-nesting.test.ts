import { capitalised } from '@docgen/core/strings/capitalised';
import { expect, test } from 'vitest';
import { deepNesting } from './deep-nesting.ts';

const many = (text: string, times = 120) => Array.from({ length: times }, () => text).join('\n');
const nested = (open: string, close: string, times = 120) =>
  `${open.repeat(times)}a${close.repeat(times)}`;

test.each([
  ['half-open intervals', many('line [0, 5) and')],
  ['those of the other kind, and faces', many('line (0, 5] :(')],
  ['footnote marks without a text', many('5 *stars and')],
  ['brackets one after the other', many('a [b] (c) *d*')],
  ['a hundred levels', nested('[', ']', 100)],
  ['what is closed in another paragraph', `${'['.repeat(120)}\n\n${']'.repeat(120)}`],
  ['brackets in code', many(`[a \`${'['.repeat(60)}${']'.repeat(60)}\``)],
])('prose is not nested: %s', (_name, text) => {
  for (const format of ['md', 'mdx'] as const) expect(deepNesting(text, format)).toBeUndefined();
});

test.each([
  ['brackets', `a [0, 5)\nb ${nested('[', ']')}`, { line: 2, column: 103 }],
  ['brackets', `${many('a [b')}\n${many('c] d')}`, { line: 101, column: 3 }],
  ['brackets', `\`\`\`\ncode\n\`\`\`\n${nested('[', ']')}`, { line: 4, column: 101 }],
  ['brackets', `a\n\`\`\`[\n\`\`\`\n${nested('[', ']')}`, { line: 4, column: 101 }],
  ['marks of emphasis', `a\n\n${'*a '.repeat(120)}${'b* '.repeat(120)}`, { line: 3, column: 301 }],
  ['marks of emphasis', `${'*a '.repeat(120)}${'b*'.repeat(120)}`, { line: 1, column: 301 }],
  ['marks of emphasis', `${many('5*3 is 15')} ${many('a~~b~~c')}`, undefined],
])('%s that are closed are nested too deeply: %#', (what, text, place) => {
  const found = deepNesting(text, 'md');
  if (place === undefined) expect(found).toBeUndefined();
  else
    expect(found).toEqual({
      message: `${capitalised(what)} are nested more than 100 levels deep here`,
      hint: expect.stringMatching(/^Nest fewer of them\. .* a backslash/),
      ...place,
    });
});

test('MDX needs braces and tags to be closed, so that open ones count', () => {
  expect(deepNesting('{'.repeat(120), 'mdx')).toMatchObject({ line: 1, column: 101 });
  expect(deepNesting(many('<a'), 'mdx')).toMatchObject({ line: 101, column: 1 });
  expect(deepNesting(`${'('.repeat(120)}${')'.repeat(120)}`, 'mdx')).toMatchObject({ column: 101 });
});

test.each([
  ['- '.repeat(120), /^Remove some of the marks before the text\. /],
  [`- a\n${' '.repeat(500)}- b`, /^Indent the list item less\.$/],
  [many(':::note'), /^Close the admonitions /],
  ['{'.repeat(120), /^Close the braces /],
  [many('<a'), /^Close the tags /],
])('the hint is about what is nested: %#', (text, hint) => {
  expect(deepNesting(`${text}a`, 'mdx')).toMatchObject({ hint: expect.stringMatching(hint) });
});

test('a table with too many columns is to be split', () => {
  const table = `${'|a'.repeat(300)}\n${'|-'.repeat(300)}`;
  expect(deepNesting(table, 'md')).toMatchObject({ line: 2, hint: 'Split the table.' });
});

test.each(['md', 'mdx'] as const)('open admonitions are nested in format %s', (format) => {
  expect(deepNesting(many(':::note Title\n'), format)).toMatchObject({ line: 201, column: 1 });
  expect(deepNesting(many('- :::note'), format)).toMatchObject({ line: 101, column: 3 });
  expect(deepNesting(many(':::note\n::::tip\na\n::::\n:::'), format)).toBeUndefined();
  expect(deepNesting(many('::: note'), format)).toBeUndefined();
  expect(deepNesting(many('\\:::note'), format)).toBeUndefined();
});

test('colons close the outermost admonition that has no more of them, with all inside it', () => {
  expect(deepNesting(many(':::note\n:::tip\na\n:::'), 'md')).toBeUndefined();
  expect(deepNesting(many('> ::::note\n> :::tip\n> :::\n> ::::'), 'md')).toBeUndefined();
  expect(deepNesting(many('- :::note\n  :::'), 'md')).toBeUndefined();
  expect(deepNesting(many('::::note\n:::'), 'md')).toMatchObject({ line: 201, column: 1 });
  expect(deepNesting(many(':::note\n> :::'), 'md')).toMatchObject({ line: 201 });
  expect(deepNesting(many(':::note\n    :::'), 'md')).toMatchObject({ line: 201 });
});

test.each(['über', '注意', '1'])('an admonition may be called %s', (name) => {
  expect(deepNesting(many(`:::${name}`), 'md')).toMatchObject({ line: 101, column: 1 });
});

test('descriptions have no admonitions', () => {
  expect(deepNesting(many(':::note'), 'description')).toBeUndefined();
});
