import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from './files-below.js';
import { hashOfFiles } from './hash-of-files.js';

/** Where the note lies; `npm ci` takes it away with what was installed. */
const NOTE = 'node_modules/.cache/docgen-bundle.json';

/** Files that the bundle is made from, besides `packages`, `theme` and modules of packages. */
const FILES = [
  ...['tsconfig.json', 'package-lock.json', 'node_modules/.package-lock.json'],
  ...['README.md', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md'],
];

const DIST = 'packages/docgen/dist';

/** Copies of the documents above. */
const COPY = /^packages\/docgen\/[A-Z]+(?:\.md)?$/;
const NO_SOURCE = new RegExp(`${COPY.source}|^${DIST}/|\\.test\\.`);

/**
 * What a bundle was made from.
 *
 * @typedef {object} BundleNote
 * @property {readonly string[]} modules of packages, as paths relative to the repository
 * @property {boolean} isPublished whether types and documents were made, too
 * @property {string} sources hash of all sources
 * @property {string} made hash of the modules, of what lies in `dist/` and of copies of documents
 */

/**
 * Reads the note about the last bundle.
 *
 * @param {string} root folder of the repository
 * @returns {Promise<BundleNote | undefined>} `undefined` when the bundle would come out otherwise
 *   now, or is not what was made
 */
export async function readNote(root) {
  try {
    /** @type {BundleNote} */
    const note = JSON.parse(await readFile(join(root, NOTE), 'utf8'));
    const isCurrent =
      note.sources === (await hashOfSources(root)) &&
      note.made === (await hashOfMade(root, note.modules));
    return isCurrent ? note : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes the note about a bundle; before it is made, there is none.
 *
 * @param {string} root folder of the repository
 * @param {() => Promise<Pick<BundleNote, 'modules' | 'isPublished'>>} make bundles
 */
export async function noteBundle(root, make) {
  await rm(join(root, NOTE), { force: true });
  // Before, so that what is changed meanwhile counts as changed.
  const sources = await hashOfSources(root);
  const { modules, isPublished } = await make();
  const made = await hashOfMade(root, modules);
  await mkdir(dirname(join(root, NOTE)), { recursive: true });
  await writeFile(join(root, NOTE), JSON.stringify({ modules, isPublished, sources, made }));
}

/** @param {string} root */
async function hashOfSources(root) {
  const paths = await Promise.all(['packages', 'theme'].map((folder) => filesBelow(root, folder)));
  return hashOfFiles(root, [...FILES, ...paths.flat().filter((path) => !NO_SOURCE.test(path))]);
}

/** @param {string} root @param {readonly string[]} modules */
async function hashOfMade(root, modules) {
  const copies = (await filesBelow(root, 'packages/docgen')).filter((path) => COPY.test(path));
  return hashOfFiles(root, [...modules, ...copies, ...(await filesBelow(root, DIST))]);
}
