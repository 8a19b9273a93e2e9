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

/** A result to be kept: its parts by name. */
export interface Result extends Pick<Stored, 'key' | 'origin' | 'asked' | 'diagnostics' | 'data'> {
  readonly value?: Readonly<Record<string, unknown>>;
}

/** The place of a result. */
export interface Slot {
  /** Lower case letters; each kind has an index of its own, which is read when it is asked for. */
  readonly kind: string;
  readonly id: string;
}

/** Results on the disk, one in each slot. A store that does not work is empty. */
export interface Store {
  readonly get: (slot: Slot) => Stored | undefined;
  /** Whether all parts of a result are there, and undamaged: read, unless nobody has touched their files. */
  readonly isWhole: (stored: Stored) => boolean;
  /**
   * Reads a part that was whole before.
   *
   * @throws StoreChanged when somebody has changed it meanwhile.
   */
  readonly read: (part: StoredPart) => unknown;
  /** Reads it as it is written. */
  readonly readText: (part: StoredPart) => string;
  /** Puts a result into a slot. Tells the hashes of its parts. */
  readonly put: (
    slot: Slot,
    result: Result,
  ) => { readonly stored: Stored; readonly hashes: Readonly<Record<string, string>> };
  /** Notes that a result is known by more than before. */
  readonly note: (slot: Slot, stored: Stored) => void;
  /** @param keep - False to forget what was put. */
  readonly close: (keep: boolean) => void;
}

/** What was kept is not there any more as it was. */
export class StoreChanged extends Error {
  constructor(path: string) {
    super(`${path} was changed by another program`);
  }
}

/** Results that were not used for so many days are forgotten. */
const DAYS_KEPT = 30;

const DAY = 24 * 3600e3;

/**
 * Opens a store. All that a run adds goes to one file of its own; the index of everything replaces
 * the one before when the run has ended, by a rename. So two runs at once do not disturb each other:
 * the one that ends last is remembered.
 *
 * @param folder - Absolute path; made when there is something to write. Without it, and where it
 *   cannot be written, nothing is kept.
 */
export function openStore(folder: string | undefined): Store {
  return folder === undefined ? EMPTY : openFolder(folder);
}

/** Keeps nothing. */
const EMPTY: Store = {
  get: () => undefined,
  isWhole: () => false,
  read: () => undefined,
  readText: () => '',
  note: () => {},
  put: (_, { value, ...result }) => ({ stored: { ...result, parts: {}, day: 0 }, hashes: {} }),
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
  /** A result whose parts lie in this run's file; `undefined` when a part is lost. */
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
  /** Writes what has changed; where too much is on the disk that nobody needs, everything. */
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
    // What was written before is on the disk before something refers to it.
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
          // Open files can be read even when another run has swept them meanwhile.
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

/** What is known of the results of one kind. */
interface KindIndex {
  /** As the last run left it. */
  readonly before: ReadonlyMap<string, Stored>;
  /** What this run asked for or put. */
  readonly used: Map<string, Stored>;
  isChanged: boolean;
}

/** Also to note once a day what is still in use. */
function needsWriting({ used, isChanged }: KindIndex, today: number): boolean {
  return isChanged || [...used.values()].some(({ day }) => day < today);
}
