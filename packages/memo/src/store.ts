import { join } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { rememberIn } from '@docgen/core/basics/remember';
import { makeFolders } from '@docgen/files/folders/make-folders';
import { isEncoded, textOf } from './encoded.ts';
import { writeStamps } from './file-stamps.ts';
import { hashOf, startHash } from './hash-of.ts';
import { addToIndex, type Index, kindsIn, readIndex, writeIndex } from './index-file.ts';
import { jsonPieces } from './json-pieces.ts';
import { createPartReader } from './part-reader.ts';
import type { Stored, StoredPart } from './stored.ts';
import { isWasteful, sweepStore } from './sweep-store.ts';
import { createValuesFile } from './values-file.ts';

/** A result to be stored, with the values of its parts by name. */
export interface Result extends Pick<Stored, 'key' | 'origin' | 'asked' | 'diagnostics'> {
  readonly value?: Readonly<Record<string, unknown>>;
}

/** The key of a result. */
export interface Slot {
  /**
   * In lower-case letters and hyphens. Each kind has its own index, which is read at the first access.
   */
  readonly kind: string;
  readonly id: string;
}

/** Results on disk, one per slot. A store that cannot be read is empty. */
export interface Store {
  readonly get: (slot: Slot) => Stored | undefined;
  /**
   * Whether all parts of a result are present and undamaged. Reads parts whose files have changed
   * since they were written.
   */
  readonly isWhole: (stored: Stored) => boolean;
  /**
   * Reads a part for which {@link Store.isWhole} was true.
   *
   * @throws StoreChanged if another program has changed it since.
   */
  readonly read: (part: StoredPart) => unknown;
  /** Reads the bytes of a part, which are valid until the next part is read. @throws as `read`. */
  readonly readBriefly: (part: StoredPart) => Uint8Array;
  /** Reads a part as JSON. @throws StoreChanged as `read`. */
  readonly readText: (part: StoredPart) => string;
  /** Puts a result into a slot. @returns The stored result, and the hashes of its parts. */
  readonly put: (
    slot: Slot,
    result: Result,
  ) => { readonly stored: Stored; readonly hashes: Readonly<Record<string, string>> };
  /**
   * Replaces the entry of a result whose parts are already stored, for example to add an origin.
   */
  readonly note: (slot: Slot, stored: Stored) => void;
  /** See `Memo.failure`. */
  readonly failure: () => Error | undefined;
  /** @param keep - If false, the results of this run are discarded. */
  readonly close: (keep: boolean) => void;
}

/** Error for stored data that has changed since it was verified. */
export class StoreChanged extends Error {
  constructor(path: string) {
    super(`${path} was changed by another program`);
  }
}

/** Results that have not been used for this many days are removed. */
const DAYS_KEPT = 30;

const DAY = 24 * 3600e3;

/**
 * Opens a store. Each run writes its values to one new file, and at its end adds to the indexes, or
 * replaces them by a rename. So concurrent runs do not interfere; if two replace an index, that of
 * the last one remains.
 *
 * @param folder - Absolute path; created when there is something to write. If it is missing or
 *   cannot be written, nothing is stored.
 */
export function openStore(folder: string | undefined): Store {
  return folder === undefined ? EMPTY : openFolder(folder);
}

/** Stores nothing. */
const EMPTY: Store = {
  get: () => undefined,
  isWhole: () => false,
  read: () => undefined,
  readBriefly: () => new Uint8Array(),
  readText: () => '',
  note: () => {},
  put: (_, { value, ...result }) => ({ stored: { ...result, parts: {}, day: 0 }, hashes: {} }),
  failure: () => undefined,
  close: () => {},
};

function openFolder(folder: string): Store {
  const today = Math.floor(Date.now() / DAY);
  const kinds = new Map<string, KindIndex>();
  const values = createValuesFile(folder);
  const reader = createPartReader(folder, values);

  function indexOf(kind: string): KindIndex {
    const open = () => ({ before: readIndex(folder, kind), used: new Map(), changed: new Map() });
    return rememberIn(kinds, kind, open, Infinity);
  }

  function note({ kind, id }: Slot, stored: Stored): void {
    const index = indexOf(kind);
    index.used.set(id, stored);
    index.changed.set(id, stored);
  }

  function wholeBytesOf(part: StoredPart): Uint8Array {
    const bytes = reader.bytesOf(part);
    if (bytes === undefined) throw new StoreChanged(join(folder, part.file));
    return bytes;
  }

  const readText = (part: StoredPart): string => textOf(wholeBytesOf(part));

  /** Copies the parts of a result to this run's file; empty if a part is missing or damaged. */
  function moved([id, stored]: [string, Stored]): [string, Stored][] {
    const parts: Record<string, StoredPart> = {};
    for (const [name, part] of Object.entries(stored.parts)) {
      const bytes = reader.bytesOf(part);
      const at = bytes && values.add([bytes]);
      if (at === undefined) return [];
      parts[name] = { ...part, ...at };
    }
    return [[id, { ...stored, parts }]];
  }

  function remaining({ before, used }: KindIndex): Map<string, Stored> {
    const kept = new Map(before.results);
    used.forEach((stored, id) => {
      kept.set(id, stored.day === today ? stored : { ...stored, day: today });
    });
    kept.forEach(({ day }, id) => {
      if (today - day > DAYS_KEPT) kept.delete(id);
    });
    return kept;
  }

  /**
   * Writes what has changed of the indexes. If the files contain too much unused data, writes
   * everything anew.
   */
  function save(): void {
    const stamps = reader.stamps();
    for (const kind of kindsIn(folder)) indexOf(kind);
    const indexes = Array.from(kinds, ([kind, index]) => {
      return { kind, slots: remaining(index), due: dueOf(index, today) };
    });
    const kept = isWasteful(folder, resultsIn(indexes))
      ? indexes.map(({ kind, slots }) => {
          return { kind, slots: new Map([...slots].flatMap(moved)), due: 'all' as const };
        })
      : indexes;
    orUndefined(() => makeFolders(folder));
    const own = values.flush()?.file;
    // Values have to be on disk before an index refers to them.
    if (values.close()) {
      for (const { kind, slots, due } of kept) {
        if (due === undefined) continue;
        if (due === 'all' || !addToIndex(folder, kind, due)) writeIndex(folder, kind, slots);
      }
      if (own !== undefined) writeStamps(folder, stamps, own);
    }
    sweepStore(folder, resultsIn(kept));
  }

  return {
    get({ kind, id }) {
      const { before, used } = indexOf(kind);
      const stored = used.get(id) ?? before.results.get(id);
      if (stored !== undefined) used.set(id, stored);
      return stored;
    },
    isWhole: ({ parts }) => Object.values(parts).every(reader.isWhole),
    read: (part) => (part.raw ? new Uint8Array(wholeBytesOf(part)) : JSON.parse(readText(part))),
    readBriefly: wholeBytesOf,
    readText,
    put(slot, { value = {}, ...result }) {
      const parts: Record<string, StoredPart> = {};
      const hashes: Record<string, string> = {};
      let isWhole = true;
      for (const [name, part] of Object.entries(value)) {
        if (part === undefined) continue;
        const { pieces, hashOfAll, ...format } = toStore(part);
        const at = values.add(pieces);
        const hash = hashOfAll();
        hashes[name] = hash;
        if (at === undefined) isWhole = false;
        else parts[name] = { hash, ...at, ...format };
      }
      const stored: Stored = { ...result, parts, day: today };
      if (isWhole) note(slot, stored);
      return { stored, hashes };
    },
    note,
    failure() {
      values.flush();
      return values.failure();
    },
    close(keep) {
      if (keep && [...kinds.values()].some((index) => dueOf(index, today) !== undefined)) save();
      values.close();
      reader.close();
    },
  };
}

/** The stored form of a part, in pieces. */
interface ToStore extends Pick<StoredPart, 'raw'> {
  readonly pieces: Iterable<Uint8Array>;
  /** The hash of all pieces, once they have been read. */
  readonly hashOfAll: () => string;
}

function toStore(part: unknown): ToStore {
  if (part instanceof Uint8Array) {
    return { pieces: [part], hashOfAll: () => hashOf(part), raw: true };
  }
  if (isEncoded(part)) return { pieces: [part.json], hashOfAll: () => part.hash };
  const sum = startHash();
  return { pieces: jsonBytes(part, sum.update), hashOfAll: sum.end };
}

/** The JSON of a value in UTF-8, in pieces, each of which is also passed to a function. */
function* jsonBytes(value: unknown, noted: (piece: Uint8Array) => void): Generator<Uint8Array> {
  for (const piece of jsonPieces(value)) {
    const bytes = Buffer.from(piece);
    noted(bytes);
    yield bytes;
  }
}

function resultsIn(indexes: readonly { readonly slots: Map<string, Stored> }[]): Stored[] {
  return indexes.flatMap(({ slots }) => [...slots.values()]);
}

/** The results of one kind. */
interface KindIndex {
  /** Results of earlier runs. */
  readonly before: Index;
  /** Results that this run has read or stored. */
  readonly used: Map<string, Stored>;
  /** Those of {@link used} that this run has stored or whose entry has changed. */
  readonly changed: Map<string, Stored>;
}

/** An index is written as a whole when this part of its results has been added to it. */
const MOST_ADDED = 1 / 8;

/**
 * What to write of an index: the results that have changed, or all if these are many, and once a
 * day, to record which results are in use. `undefined` if there is nothing to write.
 */
function dueOf(
  { before, used, changed }: KindIndex,
  today: number,
): 'all' | ReadonlyMap<string, Stored> | undefined {
  if ([...used.values()].some(({ day }) => day < today)) return 'all';
  if (changed.size === 0) return undefined;
  const isFew = before.added + changed.size <= before.results.size * MOST_ADDED;
  return isFew ? changed : 'all';
}
