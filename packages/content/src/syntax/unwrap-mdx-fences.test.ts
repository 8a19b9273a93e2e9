import { expect, test } from 'vitest';
import { unwrapMdxFences } from './unwrap-mdx-fences.ts';

test.each([
  ['a fence', '```mdx-code-block\n<Tabs>\n```\n', '                 \n<Tabs>\n   \n'],
  ['tildes and lines of Windows', '~~~mdx-code-block\r\nx\r\n~~~', '                 \r\nx\r\n   '],
  [
    'code inside of one',
    '````mdx-code-block\n```js\n1\n```\n````',
    '                  \n```js\n1\n```\n    ',
  ],
])('unwraps %s', (_, text, expected) => expect(unwrapMdxFences(text)).toBe(expected));

test.each([
  ['````md\n```mdx-code-block\nx\n```\n````'],
  ['~~~\n```mdx-code-block\n~~~\ntext\n```js\nx\n```'],
  ['```js\nmdx-code-block\n```'],
])('leaves other fences as they are: %j', (text) => expect(unwrapMdxFences(text)).toBe(text));
