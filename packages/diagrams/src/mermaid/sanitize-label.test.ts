import { expect, it } from 'vitest';
import { sanitizeLabel } from './sanitize-label.ts';

it.each([
  ['a > b', 'a &gt; b'],
  ['if a <b', 'if a &lt;b'],
  ['a </ b -> c', 'a &lt;/ b -&gt; c'],
  ['a <? b -> c', 'a &lt;? b -&gt; c'],
  ['a <! b > c', 'a &lt;! b &gt; c'],
  ['a <1> b', 'a &lt;1&gt; b'],
  ['<i class="x>y">a</i><br/>b', '<i>a</i><br>b'],
  ['a &lt; b &amp; c', 'a &lt; b &amp; c'],
  ['<!-- a -->b', 'b'],
  ['<script>a()</script>List<String>', 'List'],
])('%s', (label, expected) => {
  expect(sanitizeLabel(label)).toBe(expected);
});
