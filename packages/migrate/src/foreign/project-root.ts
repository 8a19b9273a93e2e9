import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { isRegularFile } from './regular-file.ts';

/**
 * The folder that a program of a project may read: its repository, else its workspace, else its
 * package. Never the user's home folder, nor the root of the file system.
 *
 * @param folder - Absolute path of a folder of the project.
 */
export function projectRoot(folder: string): string {
  const outside = new Set([homedir(), safeRealPath(homedir())]);
  const above: string[] = [];
  for (let at = folder; at !== dirname(at) && !outside.has(at); at = dirname(at)) above.push(at);
  const first = (holds: (path: string) => boolean) => above.find(holds);
  return (
    first((path) => existsSync(join(path, '.git'))) ??
    first(isWorkspace) ??
    first((path) => existsSync(join(path, 'package.json'))) ??
    folder
  );
}

/** Folders of installed packages that modules in a folder find, nearest first. */
export function packageFolders(folder: string): string[] {
  const found: string[] = [];
  for (let at = folder; ; at = dirname(at)) {
    const modules = join(at, 'node_modules');
    if (existsSync(modules)) found.push(modules);
    if (at === dirname(at)) return found;
  }
}

function isWorkspace(folder: string): boolean {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return true;
  const manifest = join(folder, 'package.json');
  try {
    return isRegularFile(manifest) && 'workspaces' in JSON.parse(readFileSync(manifest, 'utf8'));
  } catch {
    return false;
  }
}

function safeRealPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}
