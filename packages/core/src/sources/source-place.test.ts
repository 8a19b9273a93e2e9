import { expect, test } from 'vitest';
import { placeFinder, pointAt, pointFinder, sourcePlace } from './source-place.ts';

const TEXTS = ['', '\n', 'a', 'ab\n\nc\r\nd', '\n\nab\n'];

test.each(TEXTS)('many offsets have the same points as one: %j', (text) => {
  const find = pointFinder(text);
  for (let offset = -1; offset <= text.length + 1; offset++) {
    expect(find(offset)).toEqual(pointAt(text, offset));
  }
});

test.each(TEXTS)('many places are the same as one: %j', (text) => {
  const find = placeFinder('a.md', text);
  for (let start = 0; start <= text.length; start++) {
    for (const end of [undefined, start, start + 2]) {
      expect(find(start, end)).toEqual(sourcePlace('a.md', text, start, end));
    }
  }
});
