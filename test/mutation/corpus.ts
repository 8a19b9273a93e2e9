import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders with real content: the site of this repository, and the sites of its fixtures. */
const FOLDERS = ['content', 'schemas', 'test/fixtures', 'packages/docgen/template'];

/** Largest part of a file, in characters: larger ones take longer, and find nothing more. */
const LARGEST = { file: 3_000, section: 1_000 };

/**
 * Texts of this repository's own files, sorted by path, each of them once; the beginnings of large
 * ones.
 *
 * @param pattern - For paths below the repository's root, with forward slashes.
 */
export function corpus(pattern: RegExp): readonly string[] {
  return [...new Set(texts(pattern).map((text) => text.slice(0, LARGEST.file)))];
}

/** The same, with the sections of pages for pages: the first one has the front matter. */
export function corpusOfSections(pattern: RegExp): readonly string[] {
  const sections = texts(pattern).flatMap((text) => text.split(/^(?=#{2,3} )/m));
  return [...new Set(sections.map((text) => text.slice(0, LARGEST.section)))];
}

function texts(pattern: RegExp): readonly string[] {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return paths
    .filter((path) => pattern.test(path.slice(root.length).replaceAll('\\', '/')))
    .sort()
    .map((path) => readFileSync(path, 'utf8'));
}
