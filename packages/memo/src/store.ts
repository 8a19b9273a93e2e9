import { closeSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/or-undefined';
import { makeFolders } from '@docgen/files/folders/make-folders';
import { openOwnFile } from '@docgen/files/read-file';
import { encode, isEncoded, textOf } from './encoded.ts';
import { isStamped, readStamps, STAMPS, writeStamps } from './file-stamps.ts';
import { hashOf } from './hash-of.ts';
import { kindsIn, readIndex, writeIndex } from './index-file.ts';
import type { Stored, StoredPart } from './stored.ts';
import { isWasteful, sweepStore } from './sweep-store.ts';
import { createValuesFile } from './values-file.ts';

/** A result to be stored, with the values of its parts by name. */
export interface Result extends Pick<Stored, 'key' | 'origin' | 'asked' | 'diagnostics' | 'data'> {
  readonly value?: Readonly<Record<string, unknown>>;
}

/** The key of a result. */
export interface Slot {
  /** In lower-case letters. Each kind has its own index, which is read at the first access. */
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
 * Opens a store. Each run writes its values to one new file, and at its end replaces the indexes by
 * a rename. So concurrent runs do not interfere; the indexes of the last one remain.
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
  const descriptors = new Map<string, number | undefined>();

  const indexOf = (kind: string): KindIndex => {
    const known = kinds.get(kind);
    if (known !== undefined) return known;
    const index = { before: readIndex(folder, kind), used: new Map(), isChanged: false };
    kinds.set(kind, index);
    return index;
  };
  const descriptorOf = (file: string): number | undefined => {
    const own = values.flush();
    if (file === own?.file) return own.descriptor;
    const known = descriptors.get(file) ?? openOwnFile(join(folder, file));
    descriptors.set(file, known);
    return known;
  };
  const bytesOf = ({ file, offset, length, hash }: StoredPart): Uint8Array | undefined => {
    const descriptor = descriptorOf(file);
    if (descriptor === undefined) return undefined;
    const bytes = new Uint8Array(length);
    const read = orUndefined(() => readSync(descriptor, bytes, 0, length, offset));
    return read === length && hashOf(bytes) === hash ? bytes : undefined;
  };
  const wholeBytesOf = (part: StoredPart): Uint8Array => {
    const bytes = bytesOf(part);
    if (bytes === undefined) throw new StoreChanged(join(folder, part.file));
    return bytes;
  };
  const readText = (part: StoredPart): string => textOf(wholeBytesOf(part));
  let stamps: ReadonlyMap<string, string> | undefined;
  const untouched = new Map<string, boolean>();
  const isUntouched = (file: string): boolean => {
    stamps ??= readStamps(folder);
    const known = untouched.get(file) ?? isStamped(folder, file, stamps);
    untouched.set(file, known);
    return known;
  };
  /**
   * Copies the parts of a result to this run's file; `undefined` if a part is missing or damaged.
   */
  const moved = (stored: Stored): Stored | undefined => {
    const parts: Record<string, StoredPart> = {};
    for (const [name, part] of Object.entries(stored.parts)) {
      const bytes = bytesOf(part);
      const at = bytes && values.add(bytes);
      if (at === undefined) return undefined;
      parts[name] = { ...part, ...at };
    }
    return { ...stored, parts };
  };
  const remaining = ({ before, used }: KindIndex): Map<string, Stored> => {
    const kept = new Map([...before].filter(([, { day }]) => today - day <= DAYS_KEPT));
    for (const [id, stored] of used) kept.set(id, { ...stored, day: today });
    return kept;
  };
  /** Writes changed indexes. If the files contain too much unused data, writes everything anew. */
  const save = (): void => {
    stamps ??= readStamps(folder);
    for (const kind of kindsIn(folder)) if (kind !== STAMPS) indexOf(kind);
    const kept = Array.from(kinds, ([kind, index]) => ({ kind, index, slots: remaining(index) }));
    const stored = kept.flatMap(({ slots }) => [...slots.values()]);
    const anew = isWasteful(folder, stored);
    if (anew) {
      for (const { slots } of kept) {
        for (const [id, each] of slots) {
          const whole = moved(each);
          if (whole === undefined) slots.delete(id);
          else slots.set(id, whole);
        }
      }
    }
    orUndefined(() => makeFolders(folder));
    const own = values.flush()?.file;
    // Values have to be on disk before an index refers to them.
    if (values.close()) {
      for (const { kind, index, slots } of kept) {
        if (anew || needsWriting(index, today)) writeIndex(folder, kind, slots);
      }
      if (own !== undefined) writeStamps(folder, stamps, own);
    }
    sweepStore(
      folder,
      kept.flatMap(({ slots }) => [...slots.values()]),
    );
  };

  return {
    get({ kind, id }) {
      const { before, used } = indexOf(kind);
      const stored = used.get(id) ?? before.get(id);
      if (stored !== undefined) used.set(id, stored);
      return stored;
    },
    isWhole: ({ parts }) =>
      Object.values(parts).every(
        (part) =>
          // Open files can still be read if another run removes them.
          descriptorOf(part.file) !== undefined &&
          (isUntouched(part.file) || bytesOf(part) !== undefined),
      ),
    read: (part) => (part.raw ? wholeBytesOf(part) : JSON.parse(readText(part))),
    readText,
    put({ kind, id }, { value = {}, ...result }) {
      const parts: Record<string, StoredPart> = {};
      const hashes: Record<string, string> = {};
      let isWhole = true;
      for (const [name, part] of Object.entries(value)) {
        if (part === undefined) continue;
        const raw = part instanceof Uint8Array ? { raw: true as const } : {};
        const { json: bytes, hash } =
          part instanceof Uint8Array
            ? { json: part, hash: hashOf(part) }
            : isEncoded(part)
              ? part
              : encode(part);
        hashes[name] = hash;
        const at = values.add(bytes);
        if (at === undefined) isWhole = false;
        else parts[name] = { hash, ...at, length: bytes.byteLength, ...raw };
      }
      const stored: Stored = { ...result, parts, day: today };
      if (isWhole) this.note({ kind, id }, stored);
      return { stored, hashes };
    },
    note({ kind, id }, stored) {
      const index = indexOf(kind);
      index.used.set(id, stored);
      index.isChanged = true;
    },
    failure() {
      values.flush();
      return values.failure();
    },
    close(keep) {
      if (keep && [...kinds.values()].some((index) => needsWriting(index, today))) save();
      values.close();
      for (const descriptor of descriptors.values()) {
        if (descriptor !== undefined) orUndefined(() => closeSync(descriptor));
      }
      descriptors.clear();
    },
  };
}

/** The results of one kind. */
interface KindIndex {
  /** Results of earlier runs. */
  readonly before: ReadonlyMap<string, Stored>;
  /** Results that this run has read or stored. */
  readonly used: Map<string, Stored>;
  isChanged: boolean;
}

/**
 * Whether to write an index: if it has changed, and once a day to record which results are in use.
 */
function needsWriting({ used, isChanged }: KindIndex, today: number): boolean {
  return isChanged || [...used.values()].some(({ day }) => day < today);
}
