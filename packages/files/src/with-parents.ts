import { homedir } from 'node:os';
import { dirname } from 'node:path';
import { resolveLinksOrKeep } from './resolve-links.ts';

/** A folder and all that it lies in, the nearest first. */
export function withParents(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...withParents(parent)];
}

/**
 * The same, without what no project is: the root of the file system, and the user's home folder with
 * all that it lies in, where files of other projects are left.
 *
 * @param folder - Absolute path of a folder of a project.
 */
export function withParentsOfProject(folder: string): string[] {
  const outside = [homedir(), resolveLinksOrKeep(homedir())];
  const all = withParents(folder);
  // Without a home folder among them, the root is the last one.
  return all.slice(
    0,
    all.findIndex((at) => outside.includes(at)),
  );
}
