import { homedir } from 'node:os';
import { dirname } from 'node:path';
import { resolveLinksOrKeep } from './resolve-links.ts';

/** A folder and all its parents, nearest first. */
export function withParents(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...withParents(parent)];
}

/**
 * The same without folders that cannot belong to a project: the root of the file system, and the
 * user's home folder and its parents, which may contain files of other projects.
 *
 * @param folder - Absolute path of a folder of a project.
 */
export function withParentsOfProject(folder: string): string[] {
  const outside = [homedir(), resolveLinksOrKeep(homedir())];
  const all = withParents(folder);
  // Without a home folder among them, the index is -1, and the root is left out.
  return all.slice(
    0,
    all.findIndex((at) => outside.includes(at)),
  );
}
