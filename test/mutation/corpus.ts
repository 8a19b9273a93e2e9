import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders with real content: the site of this repository, and the sites of its fixtures. */
const FOLDERS = ['content', 'schemas', 'test/fixtures', 'packages/docgen/template'];

/** Larger files are cut: they take longer, and find nothing that their beginning does not. */
const LARGEST = 3_000;

/**
 * Texts of this repository's own files, sorted by path, each of them once.
 *
 * @param pattern - For paths below the repository's root, with forward slashes.
 */
export function corpus(pattern: RegExp): readonly string[] {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const texts = paths
    .filter((path) => pattern.test(path.slice(root.length).replaceAll('\\', '/')))
    .sort()
    .map((path) => readFileSync(path, 'utf8').slice(0, LARGEST));
  return [...new Set(texts)];
}
