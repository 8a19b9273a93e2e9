import { type Dirent, readdirSync } from 'node:fs';
import { orUndefined } from '@docgen/core/basics/or-undefined';

/**
 * What a folder contains; nothing if it cannot be listed, for example because it does not exist.
 *
 * @param folder - Absolute path.
 */
export function folderEntries(folder: string): readonly Dirent[] {
  return orUndefined(() => readdirSync(folder, { withFileTypes: true })) ?? [];
}
