import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { jsonPieces } from './json-pieces.ts';
import { addToKept, readKept, writeKept } from './kept-file.ts';
import type { Stored } from './stored.ts';

/** Increment the number when the file format changes. */
const FORMAT = 'docgen memo 2';

/** File name of the index of a kind. */
const INDEX = /^([a-z-]+)\.index$/;

/** Maximum size of an index. That of a hundred thousand pages has about 50 MB. */
const MOST_BYTES = 500e6;

/** The index of one kind, as it is stored. */
export interface Index {
  /** Results by id. */
  readonly results: ReadonlyMap<string, Stored>;
  /** Number of results that were added to the file since it was written as a whole. */
  readonly added: number;
}

/**
 * Reads a store's index of one kind.
 *
 * @param folder - Absolute path of the store.
 * @param kind - See `Slot.kind`.
 * @returns An empty index if the file is missing, is damaged or has another format.
 */
export function readIndex(folder: string, kind: string): Index {
  const parts = readKept(pathOf(folder, kind), FORMAT, MOST_BYTES).map(
    (json) => JSON.parse(json.toString()) as readonly [string, Stored][],
  );
  const [whole = [], ...rest] = parts;
  const added = rest.flat();
  return { results: new Map([...whole, ...added]), added: added.length };
}

/** The kinds that a store has an index of. */
export function kindsIn(folder: string): string[] {
  const names = orUndefined(() => readdirSync(folder)) ?? [];
  return names.flatMap((name) => INDEX.exec(name)?.[1] ?? []);
}

/** Replaces an index. If writing fails, the previous index remains. */
export function writeIndex(folder: string, kind: string, kept: ReadonlyMap<string, Stored>): void {
  writeKept(pathOf(folder, kind), FORMAT, bytesOf(kept));
}

/**
 * Adds results to an index, or replaces them: takes less time than to replace the index.
 *
 * @returns False if that is impossible.
 */
export function addToIndex(
  folder: string,
  kind: string,
  added: ReadonlyMap<string, Stored>,
): boolean {
  return addToKept(pathOf(folder, kind), FORMAT, bytesOf(added));
}

function bytesOf(results: ReadonlyMap<string, Stored>): Uint8Array {
  return Buffer.concat(Array.from(jsonPieces([...results]), (piece) => Buffer.from(piece)));
}

function pathOf(folder: string, kind: string): string {
  return join(folder, `${kind}.index`);
}
