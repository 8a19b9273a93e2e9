import { expect, test } from 'vitest';
import { cleanCss } from './clean-css.ts';

test.each([
  'fill: url(#a)',
  'fill: url( "#a" ) red',
  '.a { fill: red; content: "\\201C" } /* a note */',
  'background: url(data:image/png;base64,AA==)',
  'C:\\drawings (old)',
])('%j loads nothing and stays', (css) => {
  expect(cleanCss(css)).toBe(css);
});

test.each([
  ['fill:url(http://x/a)', 'fill:none'],
  ['fill:URL( "//x/a" ) red', 'fill:none red'],
  ["fill:url('a.svg#b')", 'fill:none'],
  ['fill:url(http://x', 'fill:none'],
  ['fill:\\75 rl(http://x)', 'fill:none'],
  ['fill:u\\rl(http://x)', 'fill:none'],
  ['fill:url(h\\74tp://x)', 'fill:none'],
  ['background:image-set("http://x/a" 1x)', 'background:none("http://x/a" 1x)'],
  ['background:-webkit-image-set(url(http://x) 1x)', 'background:none(none 1x)'],
  ['src:src("http://x")', 'src:none("http://x")'],
  ['@import "http://x"; a{}', '  a{}'],
  ['@import/**/url(http://x) screen; a{}', '  a{}'],
  ['@\\69mport "http://x"; a{}', '  a{}'],
  ['@im@import;port "http://x";', '@im port "http://x";'],
  ['background:url(data:text/html,x)', 'background:none'],
])('%j becomes %j', (css, expected) => {
  expect(cleanCss(css)).toBe(expected);
});

test.each([
  '/* url("# */ a{fill:url(http://x)} /* ") */',
  `a{content:'url("data:,';fill:url(http://x);d:'"'}`,
  `a{content:"/*";fill:\\75rl(http://x);d:"*/"}`,
])('nothing hides in %j', (css) => {
  expect(cleanCss(css)).not.toContain('http://x');
});
