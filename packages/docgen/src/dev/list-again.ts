import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { Gathering } from './gather-changes.ts';
import { isIgnored } from './is-ignored.ts';
import { isBelow, statsAt, type WatchedFolders } from './watched-folders.ts';

/** A watched folder: its absolute path, and what is known of it and the folders in it. */
interface Watched {
  readonly path: string;
  readonly folders: WatchedFolders;
}

/**
 * Looks at what came into folders and what is gone from them since they were last listed.
 *
 * @param root - The folder in which the changed ones are.
 * @returns False if there is a folder that is not known. Then nothing counts as gone.
 */
export function listAgain(
  { path: root, folders }: Watched,
  { seen, look }: Pick<Gathering, 'seen' | 'look'>,
): boolean {
  const listings = new Map<string, ReadonlySet<string>>();
  let isComplete = true;
  for (const folder of folders.takeChanged()) {
    const entries = orUndefined(() => readdirSync(folder, { withFileTypes: true })) ?? [];
    // A folder may have taken the place of a file.
    const files = entries.filter((entry) => !entry.isDirectory());
    listings.set(folder, new Set(files.map(({ name }) => join(folder, name))));
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if ((entry.isDirectory() ? folders : seen).has(path) || isIgnored(root, path)) continue;
      if (!entry.isDirectory()) look(path);
      // Nobody can watch a folder that the system lists but does not give access to.
      else if (statsAt(path)?.isDirectory()) isComplete = false;
    }
  }
  if (!isComplete || listings.size === 0) return isComplete;
  for (const file of seen.keys()) {
    if (!isBelow(file, root)) continue;
    const folder = dirname(file);
    // Also files of folders that are gone.
    if (!(listings.get(folder)?.has(file) ?? folders.has(folder))) look(file);
  }
  return true;
}
