import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withParents, withParentsOfProject } from '@docgen/files/with-parents';
import { isForeignObject, parsedJson } from './foreign-value.ts';
import { isRegularFile } from './regular-file.ts';

/**
 * The folder that a program of a project may read: its repository, else its workspace, else its
 * package. Never the user's home folder, nor the root of the file system.
 *
 * @param folder - Absolute path of a folder of the project.
 */
export function projectRoot(folder: string): string {
  return (
    repositoryRoot(folder) ??
    withParentsOfProject(folder).find((path) => existsSync(join(path, 'package.json'))) ??
    folder
  );
}

/**
 * The root of the repository that a folder is in, or else of its workspace.
 *
 * @param folder - Absolute path of a folder of the project; it need not exist.
 * @returns `undefined` if it is in neither.
 */
export function repositoryRoot(folder: string): string | undefined {
  const above = withParentsOfProject(folder);
  return above.find((path) => existsSync(join(path, '.git'))) ?? above.find(isWorkspace);
}

/** The `node_modules` folders that are visible to modules in a folder, nearest first. */
export function packageFolders(folder: string): string[] {
  return withParents(folder)
    .map((at) => join(at, 'node_modules'))
    .filter((modules) => existsSync(modules));
}

function isWorkspace(folder: string): boolean {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return true;
  const manifest = join(folder, 'package.json');
  const known = isRegularFile(manifest) ? parsedJson(readFileSync(manifest, 'utf8')) : undefined;
  return isForeignObject(known) && 'workspaces' in known;
}
