import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@docgen/files/testing/temporary-folder';
import { expect, it } from 'vitest';
import { createValuesFile } from './values-file.ts';

it('contains values of all sizes at the offsets that were returned', () => {
  const folder = temporaryFolder({});
  const values = createValuesFile(folder);
  const MB = 1 << 20;
  const sizes = [0, 1, 1000, MB - 1001, 1, MB, MB + 1, 3, 5 * MB, 0, 7, MB - 6, 40];
  const added = sizes.map((size, index) => {
    // The caller may use its memory again.
    const bytes = new Uint8Array(size).fill(index + 1);
    const place = values.add(
      index % 2 === 0 ? [bytes] : [bytes.subarray(0, size / 3), bytes.subarray(size / 3)],
    );
    bytes.fill(0);
    return { size, index, place };
  });
  const flushed = values.flush();
  const written = readFileSync(join(folder, flushed?.file ?? ''));
  expect(written.length).toBe(sizes.reduce((sum, size) => sum + size));
  for (const { size, index, place } of added) {
    const offset = place?.offset ?? Number.NaN;
    const wrong = written.subarray(offset, offset + size).findIndex((byte) => byte !== index + 1);
    expect([index, offset, wrong]).toEqual([index, expect.any(Number), -1]);
  }
  expect(values.close()).toBe(true);
});
