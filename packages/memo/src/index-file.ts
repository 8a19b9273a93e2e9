import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/or-undefined';
import { readOwnFile } from '@docgen/files/read-file';
import { hashOf } from './hash-of.ts';
import type { Stored } from './stored.ts';

/** To be raised whenever the same results are written differently. */
const FORMAT = 'docgen memo 1';

/** Name of the index of a kind. */
const INDEX = /^([a-z]+)\.index$/;

/** Of a hundred thousand pages it has some 50 MB. */
const MOST_BYTES = 500e6;

/**
 * Reads the index of what a store holds of one kind.
 *
 * @param folder - Absolute path of the store.
 * @param kind - Lower case letters.
 * @returns What is kept by id; nothing when there is no index, or it is damaged or of another format.
 */
export function readIndex(folder: string, kind: string): ReadonlyMap<string, Stored> {
  const bytes = readOwnFile(join(folder, `${kind}.index`), MOST_BYTES)?.contents;
  if (bytes === undefined) return new Map();
  const start = bytes.indexOf(0x0a) + 1;
  const json = bytes.subarray(start);
  if (bytes.toString('utf8', 0, start) !== heading(json)) return new Map();
  return new Map(JSON.parse(json.toString()) as [string, Stored][]);
}

/** The kinds that a store has an index of. */
export function kindsIn(folder: string): string[] {
  const names = orUndefined(() => readdirSync(folder)) ?? [];
  return names.flatMap((name) => INDEX.exec(name)?.[1] ?? []);
}

/** Puts an index in the place of the one before. Where that cannot be, it stays. */
export function writeIndex(folder: string, kind: string, kept: ReadonlyMap<string, Stored>): void {
  const json = Buffer.from(JSON.stringify([...kept]));
  const part = join(folder, `${kind}.index.${randomBytes(6).toString('hex')}.part`);
  try {
    const descriptor = openSync(part, 'wx');
    try {
      writeFileSync(descriptor, heading(json));
      writeFileSync(descriptor, json);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(part, join(folder, `${kind}.index`));
  } catch {
    orUndefined(() => rmSync(part, { force: true }));
  }
}

/** The first line: what follows is whole, and nobody else's. */
function heading(json: Uint8Array): string {
  return `${FORMAT} ${hashOf(json)}\n`;
}
