import { expect, test } from 'vitest';
import { compactMarkup } from './compact-markup.ts';

test.each([
  [
    '<ul><li><a href="/a">A</a></li><li class="b c"><a href="/b" aria-current="page">Long<wbr/>Name</a></li></ul>',
    '<ul><li><a href=/a>A</a><li class="b c"><a href=/b aria-current=page>Long<wbr>Name</a></ul>',
  ],
  ['<ol><li>a<ul><li>b</li></ul></li></ol>', '<ol><li>a<ul><li>b</ul></ol>'],
  ['<li data-rest="" hidden=""></li><link/>', '<li data-rest hidden></li><link/>'],
  [
    '<i class="b">a="b" c=""</i><wbr/><i id="" class="d">',
    '<i class=b>a="b" c=""</i><wbr><i id class=d>',
  ],
])('%s needs less', (html, compact) => {
  expect(compactMarkup(html)).toBe(compact);
});

test.each([
  ['an entry with something behind it', '<ul><li>a</li> <li>b</li>\n</ul>'],
  ['values that need quotes', '<a title="a b" href="/?a=b" rel="`" lang="\'">a</a>'],
  ['a value before a slash', '<svg><path d="M0"/></svg>'],
  ['text', '<b>a="b" &lt;a b="c"&gt;</b>'],
  ['a comment', '<!-- a="b" -->'],
  ['what is behind a value that could end the tag', '<i title="a>b" class="c" id="">'],
])('%s stays as it is', (_, html) => {
  expect(compactMarkup(html)).toBe(html);
});
