import { readdirSync } from 'node:fs';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { remember } from '@docgen/core/basics/remember';
import { createNameIndex, type NameIndex } from '@docgen/core/strings/name-index';

/** Returns the names by which the files of a folder can be imported. */
export type FolderNames = (folder: string) => NameIndex;

/**
 * Lists each folder once, however many files are missing in it.
 *
 * @param list - Lists a folder. @default the names of its files; empty if it does not exist
 */
export function createFolderNames(list = filesIn): FolderNames {
  return remember((folder) => createNameIndex(importable(list(folder))), Infinity);
}

function filesIn(folder: string): readonly string[] {
  return orUndefined(() => readdirSync(folder)) ?? [];
}

/** Scripts can be imported without their extension. */
function importable(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((name) => [name, name.replace(/\.[jt]sx?$/, '')]))];
}
