import { expect, test } from 'vitest';
import { createFormerFiles } from './former-files.ts';

const file = (path: string, size: number) => ({ path, contents: new Uint8Array(size) });

test('keeps the files that were added last', () => {
  const former = createFormerFiles(10);
  former.add([file('entry-1.js', 4), file('page-1.js', 4)]);
  former.add([file('entry-1.js', 4), file('page-2.js', 2)]);
  expect(former.at('page-1.js')).toBeDefined();
  former.add([file('page-3.js', 1)]);
  expect(former.at('page-1.js')).toBeUndefined();
  for (const path of ['entry-1.js', 'page-2.js', 'page-3.js']) {
    expect(former.at(path)?.path).toBe(path);
  }
});
