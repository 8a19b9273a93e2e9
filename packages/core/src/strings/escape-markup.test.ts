import { expect, test } from 'vitest';
import { escapeMarkup, escapeText, unescapeMarkup } from './escape-markup.ts';

test('text between tags', () => {
  expect(escapeText('a && "b" <c> ]]> &lt; \'')).toBe(
    'a &amp;&amp; "b" &lt;c&gt; ]]&gt; &amp;lt; \'',
  );
});

test('an attribute in double quotes', () => {
  expect(escapeMarkup('" onload="a<b>&quot;')).toBe('&quot; onload=&quot;a&lt;b&gt;&amp;quot;');
});

test('and back', () => {
  const text = 'a && "b" <c> &lt; &amp;lt;';
  expect(unescapeMarkup(escapeMarkup(text))).toBe(text);
});
