import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Texts of all files below a folder by path, with `/` between the parts, sorted. */
export function readFolder(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
