import { closeSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { remember } from '@docgen/core/basics/remember';
import { readBriefly } from '@docgen/files/read-buffer';
import { openOwnFile } from '@docgen/files/read-file';
import { isStamped, readStamps } from './file-stamps.ts';
import { hashOf } from './hash-of.ts';
import type { StoredPart } from './stored.ts';
import type { ValuesFile } from './values-file.ts';

/** Reads the parts of results from the files of a store. */
export interface PartReader {
  /**
   * The bytes of a part, valid until the next call; `undefined` if they are missing or damaged.
   */
  readonly bytesOf: (part: StoredPart) => Uint8Array | undefined;
  /**
   * Whether a part is present and undamaged. Reads it only if its file has changed since it was
   * written.
   */
  readonly isWhole: (part: StoredPart) => boolean;
  /** The stamps of the files when they were first needed, see `readStamps`. */
  readonly stamps: () => ReadonlyMap<string, string>;
  readonly close: () => void;
}

/**
 * @param folder - Absolute path of the store.
 * @param own - The file of this run.
 */
export function createPartReader(folder: string, own: Pick<ValuesFile, 'flush'>): PartReader {
  const descriptors = new Map<string, number | undefined>();
  const isUntouched = remember((file) => isStamped(folder, file, currentStamps()), Infinity);
  let stamps: ReadonlyMap<string, string> | undefined;

  function descriptorOf(file: string): number | undefined {
    const written = own.flush();
    if (file === written?.file) return written.descriptor;
    const known = descriptors.get(file) ?? openOwnFile(join(folder, file));
    descriptors.set(file, known);
    return known;
  }

  function bytesOf({ file, offset, length, hash }: StoredPart): Uint8Array | undefined {
    const descriptor = descriptorOf(file);
    if (descriptor === undefined) return undefined;
    const bytes = orUndefined(() => readBriefly(descriptor, length, offset));
    return bytes?.length === length && hashOf(bytes) === hash ? bytes : undefined;
  }

  function currentStamps(): ReadonlyMap<string, string> {
    stamps ??= readStamps(folder);
    return stamps;
  }

  return {
    bytesOf,
    isWhole: (part) =>
      // Open files can still be read if another run removes them.
      descriptorOf(part.file) !== undefined &&
      (isUntouched(part.file) || bytesOf(part) !== undefined),
    stamps: currentStamps,
    close() {
      for (const descriptor of descriptors.values()) {
        if (descriptor !== undefined) orUndefined(() => closeSync(descriptor));
      }
      descriptors.clear();
    },
  };
}
