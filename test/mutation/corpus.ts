import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders with real content: the site of this repository, its fixtures, and the template. */
const FOLDERS = ['content', 'schemas', 'test/fixtures', 'packages/docgen/template'];

/** Maximal length of a text, in characters. Longer ones take more time and find no more faults. */
const LARGEST = { file: 3_000, section: 1_000 };

/**
 * Texts of this repository's files, sorted by path and without duplicates. Large files are
 * truncated.
 *
 * @param pattern - Matched against paths below the repository's root, with forward slashes.
 */
export function corpus(pattern: RegExp): readonly string[] {
  return [...new Set(texts(pattern).map((text) => text.slice(0, LARGEST.file)))];
}

/**
 * The same, with pages split into sections. The first section of a page contains its front matter.
 */
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
