import { readdirSync, readFileSync } from 'node:fs';
import Prism from 'prismjs';
import components from 'prismjs/components.js';
import { expect, test } from 'vitest';
import { findLanguage } from './code-languages.ts';
import { highlightLines } from './highlight.ts';

test.each([
  ['js', 'let a = ', 'b'],
  ['yaml', 'a: ', '-'],
  ['graphql', 'type A # ', '名'],
])(
  'code with a word of thousands of characters is not highlighted: %s',
  (language, start, character) => {
    expect(highlightLines(start + character.repeat(1000), language)[0]).toContain('class="token');
    const code = start + character.repeat(2000);
    expect(highlightLines(`${code}\n${start}`, language)).toEqual([code, start]);
  },
);

test('code with a line of thousands of characters is not highlighted', () => {
  const line = (length: number) => '$a: b; '.repeat(length / 7);
  expect(highlightLines(line(4900), 'scss')[0]).toContain('class="token');
  const code = line(5600);
  expect(highlightLines(`$a: b;\n${code}`, 'scss')).toEqual(['$a: b;', code]);
});

test('a block inside of Markdown is no box of the page', () => {
  const lines = highlightLines('```js\nlet a;\n```', 'markdown');
  expect(lines.join('\n')).toContain('let');
  expect(lines.join('\n')).not.toMatch(/class="[^"]*\bcode-block\b/);
});

test('no token has the class of something else on a page', () => {
  const styles = new URL('../../../../theme/src/styles/', import.meta.url);
  const names = readdirSync(styles).filter((file) => file.endsWith('.css') && file !== 'code.css');
  const css = names.map((file) => readFileSync(new URL(file, styles), 'utf8')).join('\n');
  const classes = new Set(
    Array.from(css.replace(/url\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/g), ([, name]) => name),
  );
  // All that docgen loads: others change the grammars of languages, also for the tests that follow.
  for (const id of Object.keys(components.languages)) findLanguage(id);
  const found = new Set<string>();
  for (const grammar of Object.values(Prism.languages)) {
    if (typeof grammar === 'object') for (const name of tokenNames(grammar)) found.add(name);
  }
  expect(found).toContain('code-block');
  for (const name of found) {
    const tokens = [new Prism.Token(name, 'a')];
    if (classes.has(name)) expect(drawn(tokens), name).toBe('a');
  }
});

test('shows code that is nested too deeply for Prism as it is', () => {
  const lines = ['int a;', '#a '.repeat(1600)];
  expect(highlightLines(lines.join('\n'), 'c')).toEqual(lines);
});

/** Renders tokens as if the grammar of a language had produced them. */
function drawn(tokens: Prism.Token[]): string {
  const tokenize = Prism.tokenize;
  try {
    Prism.tokenize = () => tokens;
    return highlightLines('a', 'json').join('\n');
  } finally {
    Prism.tokenize = tokenize;
  }
}

function tokenNames(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || value instanceof RegExp || seen.has(value)) {
    return [];
  }
  seen.add(value);
  if (Array.isArray(value)) return value.flatMap((each) => tokenNames(each, seen));
  return Object.entries(value).flatMap(([key, inside]) => {
    if (key === 'alias') return [inside].flat().map(String);
    if (key === 'pattern' || key === 'lookbehind' || key === 'greedy') return [];
    const own = key === 'inside' || key === 'rest' ? [] : [key];
    return [...own, ...tokenNames(inside, seen)];
  });
}
