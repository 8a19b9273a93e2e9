import { installedSize } from './installed-size.js';

/**
 * A row of the tables in `docs/dependencies.md`: a dependency, why it is one, and its size.
 *
 * @typedef {object} DependencyRow
 * @property {string} name
 * @property {string} reason in Markdown
 * @property {number} own kilobytes of its own files
 * @property {number} all kilobytes with all that it depends on
 * @property {number} packages how many packages that is
 */

const ROW = /^\| `([^`]+)` \| (.+) \| ([\d,]+) \| ([\d,]+) \| (\d+) \|$/gm;

/** @param {string} text of the document @returns {DependencyRow[]} */
export function readRows(text) {
  return Array.from(text.matchAll(ROW), ([, name = '', reason = '', own, all, packages]) => ({
    name,
    reason,
    own: number(own),
    all: number(all),
    packages: number(packages),
  }));
}

/**
 * Measures the sizes in a document anew.
 *
 * @param {string} text of the document
 * @param {string} root folder of the repository
 * @param {ReadonlyMap<string, import('./lockfile.js').LockedPackage>} lockfile
 * @returns {Promise<string>}
 */
export async function measureRows(text, root, lockfile) {
  const rows = readRows(text);
  const sizes = await Promise.all(
    rows.map(({ name }) => installedSize(root, lockfile, name, 'packages/docgen')),
  );
  let next = 0;
  return text.replace(ROW, (_, name, reason) => {
    const { own, all, packages } = sizes[next++] ?? { own: 0, all: 0, packages: 0 };
    return `| \`${name}\` | ${reason} | ${kilobytes(own)} | ${kilobytes(all)} | ${packages} |`;
  });
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return Math.round(bytes / 1000).toLocaleString('en');
}

/** @param {string | undefined} text */
function number(text = '') {
  return Number(text.replaceAll(',', ''));
}
