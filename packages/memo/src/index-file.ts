import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { readKept, writeKept } from './kept-file.ts';
import type { Stored } from './stored.ts';

/** Increment the number when the file format changes. */
const FORMAT = 'docgen memo 2';

/** File name of the index of a kind. */
const INDEX = /^([a-z-]+)\.index$/;

/** Maximum size of an index. That of a hundred thousand pages has about 50 MB. */
const MOST_BYTES = 500e6;

/**
 * Reads a store's index of one kind.
 *
 * @param folder - Absolute path of the store.
 * @param kind - See `Slot.kind`.
 * @returns Stored results by id; empty if the index is missing, is damaged or has another format.
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

/** Replaces an index. If writing fails, the previous index remains. */
export function writeIndex(folder: string, kind: string, kept: ReadonlyMap<string, Stored>): void {
  writeKept(pathOf(folder, kind), FORMAT, Buffer.from(JSON.stringify([...kept])));
}

function pathOf(folder: string, kind: string): string {
  return join(folder, `${kind}.index`);
}
