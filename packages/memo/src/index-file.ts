import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/or-undefined';
import { readKept, writeKept } from './kept-file.ts';
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
  const json = readKept(pathOf(folder, kind), FORMAT, MOST_BYTES);
  return new Map(json && (JSON.parse(json.toString()) as [string, Stored][]));
}

/** The kinds that a store has an index of. */
export function kindsIn(folder: string): string[] {
  const names = orUndefined(() => readdirSync(folder)) ?? [];
  return names.flatMap((name) => INDEX.exec(name)?.[1] ?? []);
}

/** Puts an index in the place of the one before. Where that cannot be, it stays. */
export function writeIndex(folder: string, kind: string, kept: ReadonlyMap<string, Stored>): void {
  writeKept(pathOf(folder, kind), FORMAT, Buffer.from(JSON.stringify([...kept])));
}

function pathOf(folder: string, kind: string): string {
  return join(folder, `${kind}.index`);
}
