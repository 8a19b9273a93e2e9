import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createValuesFile } from './values-file.ts';

const MEGABYTE = 1 << 20;

/** Bytes that the disk has room for. */
const disk = vi.hoisted(() => ({ room: Number.POSITIVE_INFINITY }));
vi.mock(import('node:fs'), async (original) => {
  const fs = await original();
  const writeSync = (descriptor: number, bytes: Uint8Array, start: number) => {
    if (disk.room === 0) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    const written = fs.writeSync(descriptor, bytes, start, Math.min(disk.room, bytes.length));
    disk.room -= written;
    return written;
  };
  return { ...fs, writeSync: writeSync as typeof fs.writeSync };
});

const folder = mkdtempSync(join(tmpdir(), 'docgen-values-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file that does not fit on the disk takes no space after the run', () => {
  disk.room = MEGABYTE + 10;
  const values = createValuesFile(folder);
  expect(values.add(new Uint8Array(MEGABYTE))).toMatchObject({ offset: 0 });
  values.add(new Uint8Array(MEGABYTE));
  expect(values.add(new Uint8Array(1))).toBeUndefined();
  expect(readdirSync(folder)).toHaveLength(1);
  expect(values.close()).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});
