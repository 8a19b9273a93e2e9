import { expect, test } from 'vitest';
import { unkeptNesting } from './unkept-nesting.ts';

test.each([
  ['<p class="a">Out<div>in</div></p>', '<p class="a"><div>'],
  ['<p><b><i><ul><li></li></ul></i></b></p>', '<p><b><i><ul>'],
  ['<a href="/"><span><a href="/b">b</a></span></a>', '<a><span><a>'],
  ['<section><h2>A</h2><table><tr><td>b</td></tr></table></section>', '<section><table><tr>'],
  ['<button><button>in</button></button>', '<button><button>'],
  ['<form><form></form></form>', '<form><form>'],
])('browsers move the last element of %s', (html, tags) => {
  expect(unkeptNesting(html)).toBe(tags);
});

test.each([
  '<p><span><img src="a.png"/><br/>a &lt; b "c" &lt;!-- </span><wbr/></p>',
  '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  '<svg viewBox="0 0 1 1"><foreignObject><p><b></b></p></foreignObject><path d="M0 0"></path></svg>',
  '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">x</annotation></semantics></math>',
  '<dl><div><dt>a</dt><dd><dl><dt>b</dt><dd>c</dd></dl></dd></div></dl>',
  '<select><optgroup label="a"><option>b</option><option>c</option></optgroup></select>',
  '<noscript><p><img src="a.png"/></p></noscript>',
  '<a href="/"><div><h2>A</h2><p>b</p><button>c</button></div></a>',
  '<p><style>.a > b { content: "<div>" }</style><textarea>&lt;div></textarea></p>',
  '<p><script>"<p><div>"</script><custom-tag></custom-tag></p>',
  '<template><tr><td>a</td></tr></template>',
])('browsers keep %s', (html) => {
  expect(unkeptNesting(html)).toBeUndefined();
});

test('HTML of authors may leave out end tags', () => {
  expect(unkeptNesting('<div><p>a<div>b</div><ul><li>c<li>d</ul><br></div>')).toBeUndefined();
});
