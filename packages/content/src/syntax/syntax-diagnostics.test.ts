import { createProcessor } from '@mdx-js/mdx';
import type { VFileMessage } from 'vfile-message';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.ts';
import { syntaxDiagnostics } from './syntax-diagnostics.ts';

/** Place, message and hint of each error. */
const errors = async (source: string) => {
  const { diagnostics, html } = await renderPage(source);
  expect(html).toBe('');
  return diagnostics.map((diagnostic) => {
    expect(diagnostic).toMatchObject({ code: 'mdx-syntax', severity: 'error', source });
    const { line, column } = diagnostic.place ?? {};
    return { at: `${line}:${column}`, message: diagnostic.message, hint: diagnostic.hint };
  });
};

describe('syntax errors', () => {
  it.each([
    [
      'Use {name of it} here.',
      '1:5',
      /"\{" starts a JavaScript expression .* not valid: unexpected/i,
      /\\\{/,
    ],
    ['Use {name', '1:5', /its "\}" is missing/, /\\\{/],
    ['a {b} {"c" {d} e', '1:7', /unexpected content after expression/, /\\\{/],
    ['{/* a */} {b', '1:11', /its "\}" is missing/, /\\\{/],
    ['a <5 b', '1:3', /"5" cannot follow/, /\\</],
    ['a <= b', '1:3', /"=" cannot follow/, /&lt;/],
    ['a\n\n<div>\n\nb', '3:1', /<div> has no closing tag\./, /<\/div>/],
    ['a <b> c', '1:3', /<b> has no closing tag in the same paragraph/, /<\/b>/],
    [
      'a <b> c\n\n</b>',
      '1:3',
      /<b> has no closing tag in the same paragraph/,
      /Close it with <\/b>/,
    ],
    [
      '<details><summary>More</summary>\n\na\n\n</details>',
      '1:1',
      /<details> has no closing tag in the same paragraph/,
      /<details> and <\/details> on lines of their own, and the text after <details> on the next/,
    ],
    ['Map<String>', '1:4', /<String> has no closing tag/, /`<String>` as code/],
    ['a <br> b', '1:3', /<br> is not closed/, /<br \/>/],
    ['# x\n\n<img src="x">\n', '3:1', /<img> is not closed/, /<img \/>/],
    ['a\n\n</div>', '3:1', /closing tag has no opening tag/, /Remove the closing tag/],
    ['<div></span>', '1:6', /<\/span> does not match the open tag <div> of line 1/, /Close <div>/],
    ['<span>\n  a</span>', '2:4', /a different paragraph/, /both/],
    ['<https://a.b>', '1:1', /address in < >/, /without < and >/],
    ['a <b@c.d>', '1:3', /address in < >/, /without < and >/],
    [
      '<Foo bar=baz />',
      '1:1',
      /tag that starts here cannot be read: unexpected character `b`/,
      /name=\{expression\}/,
    ],
    [
      '<p id="a" style={color: \'red\'}>b</p>',
      '1:17',
      /unexpected content after expression/,
      /^Write an object in two pairs of braces: style=\{\{ … \}\}\.$/,
    ],
    ['<p title={two words}>b</p>', '1:10', /unexpected content/, /title="text"/],
    ['<p> {two words} b={two words}</p>', '1:5', /unexpected content/, /\\\{/],
    ['<p {a}>b</p>', '1:4', /only spread/i, /./],
    [
      'a\n\nimport x from y\n\nb',
      '3:15',
      /starts with import or export .* unexpected token/,
      /another word/,
    ],
    ['import {a} from "b"\nthen text', '2:6', /import or export/, /blank line/],
    ['- <div>\n\nx', '1:3', /<div> has no closing tag in the same list entry/, /<\/div>/],
    ['| a |\n|---|\n| <b> |', '3:3', /<b> has no closing tag/, /<\/b>/],
    ['export default 1\n\nexport default 2', '3:1', /duplicate layout/, /./],
  ])('%j', async (source, at, message, hint) => {
    const [first, ...more] = await errors(source);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ at });
    expect(first?.message).toMatch(message);
    expect(first?.hint ?? '.').toMatch(hint);
  });

  it('count the lines of the front matter', async () => {
    expect(await errors('---\ntitle: A\n---\n\nb {c')).toMatchObject([{ at: '5:3' }]);
    expect(await errors('---\r\ntitle: A\r\n---\r\n\r\nb {c')).toMatchObject([{ at: '5:3' }]);
  });

  it('are reported together', async () => {
    const source = 'a {b c}\n\nd <5 e\n\n<br>\n\nf `{` g\n\n{/* h */}\n\n<https://i.j>\n\n</k>\n';
    expect((await errors(source)).map(({ at }) => at)).toEqual([
      '1:3',
      '3:3',
      '5:1',
      '11:1',
      '13:1',
    ]);
  });

  it('do not bring about each other', async () => {
    expect(await errors('<Foo bar=baz>\n\na\n\n</Foo>')).toHaveLength(1);
    expect(await errors('a {b: {c: d}}, {e}')).toHaveLength(1);
    expect(await errors('<div style=red>a</div>')).toHaveLength(1);
  });

  it('come to an end behind a byte order mark, which the parser does not count', async () => {
    expect(await errors('\ufeff:<>')).toHaveLength(1);
  });

  it('end after ten', async () => {
    expect(await errors('a <5\n\n'.repeat(20))).toHaveLength(10);
  });
});

describe('closing tags of one name alone are one mistake', () => {
  it('found with three parses, and those after them with one more each', () => {
    const { found, parses } = parsed(`${'</A>\n\n'.repeat(200)}<br>\n`);
    expect(found.map(({ place }) => place?.line)).toEqual([1, 401]);
    expect(parses).toBe(3);
  });

  it('found with few parses among opening tags', () => {
    const { found, parses } = parsed(`</A>\n\n${'</A>\n\n<A>b</A>\n\n'.repeat(100)}`);
    expect(found.map(({ place }) => place?.line)).toEqual([1]);
    expect(parses).toBeLessThan(50);
  });
});

describe('a long page is not parsed again and again', () => {
  const mistakes = 'a <5\n\n'.repeat(20);

  it('so that fewer of its mistakes are found', () => {
    const { found, parses } = parsed(mistakes, 'b\n\n'.repeat(50_000));
    expect(found.map(({ place }) => place?.line)).toEqual([1, 3, 5, 7]);
    expect(parses).toBe(3);
  });

  it('but its first mistake is', () => {
    const { found, parses } = parsed(mistakes, 'b\n\n'.repeat(200_000));
    expect(found.map(({ place }) => place?.line)).toEqual([1]);
    expect(parses).toBe(0);
  });
});

/** @param rest - End of the page, without mistakes: only its length matters, so it is not parsed. */
function parsed(start: string, rest = '') {
  const source = start + rest;
  const processor = createProcessor();
  let parses = 0;
  const parse = (text: string): void => {
    parses++;
    processor.parse(text.slice(0, start.length));
  };
  const error = thrownBy(() => processor.parse(start)) as VFileMessage;
  const found = syntaxDiagnostics({ error, file: 'a.mdx', source, text: source, parse });
  return { found, parses };
}

function thrownBy(action: () => void): unknown {
  try {
    action();
    return undefined;
  } catch (error) {
    return error;
  }
}
