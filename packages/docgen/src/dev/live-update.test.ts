import { expect, it } from 'vitest';
import { pageUpdate } from './live-update.ts';

/** What a browser makes of an update. */
function applied(before: string, { start, end, text }: ReturnType<typeof pageUpdate>): string {
  return before.slice(0, start) + text + before.slice(before.length - end);
}

const update = (before: string, json: string) => pageUpdate(before, { version: 'v', json });

it.each([
  ['an edit', '{"a":"one text","b":2}', '{"a":"one more text","b":2}', 'more '],
  ['the first state', '', '{"a":1}', '{"a":1}'],
  ['a repetition', '"aa"', '"aaa"', 'a'],
  ['a shorter one', '"aaa"', '"aa"', ''],
  ['no change', '"a"', '"a"', ''],
  ['half of a character', '"😀"', '"😁"', '\ude01'],
])('sends only what differs: %s', (_, before, now, text) => {
  const sent = update(before, now);
  expect(sent).toMatchObject({ version: 'v', text });
  expect(applied(before, JSON.parse(JSON.stringify(sent)))).toBe(now);
});
