import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from './files-below.js';
import { replaceFile } from './replace-file.js';

/**
 * Writes declarations of the package's public modules into its `dist/types`. Imports between
 * packages of the workspace become relative. Declarations that no public module imports are left
 * out, because they may import unpublished modules.
 *
 * tsc writes into a temporary folder, so that in `dist/types`, all files are whole at any time, and
 * several runs at once do not disturb each other.
 *
 * @param {object} to
 * @param {string} to.root absolute path of the workspace
 * @param {string} to.folder absolute path of the package
 * @param {Record<string, { types?: string }>} to.exports `exports` of the package's manifest;
 *   declarations outside of `dist/types` are written by hand
 */
export async function writeTypes({ root, folder, exports }) {
  const types = join(folder, 'dist/types');
  const entries = Object.values(exports).flatMap(({ types: file }) =>
    file?.startsWith('./dist/types/') ? relative(types, join(folder, file)) : [],
  );
  const made = await mkdtemp(join(tmpdir(), 'docgen-types-'));
  try {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const project = join(folder, 'tsconfig.types.json');
    execFileSync(process.execPath, [tsc, '-p', project, '--outDir', made], { stdio: 'inherit' });
    const texts = await publicTypes(made, entries);
    await Promise.all(Array.from(texts, ([path, text]) => replaceFile(join(types, path), text)));
    const former = (await filesBelow(types)).filter((file) => file.endsWith('.d.ts'));
    const unneeded = former.filter((file) => !texts.has(relative(types, file)));
    await Promise.all(unneeded.map((file) => rm(file, { force: true })));
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

/**
 * The declarations that entries import, directly or not, with relative imports.
 *
 * @param {string} types absolute path of the folder in which tsc wrote the declarations
 * @param {readonly string[]} entries paths in it
 * @returns {Promise<Map<string, string>>} texts by path
 */
async function publicTypes(types, entries) {
  const texts = new Map();
  const needed = new Set(entries);
  for (const file of needed) {
    const text = await readFile(join(types, file), 'utf8');
    const relativeTo = (path) => {
      const [, name, module] = /^@docgen\/([^/]+)\/(.+)$/.exec(path) ?? [];
      const source = name === 'theme' ? 'theme/src' : `packages/${name}/src`;
      const to = relative(dirname(file), join(source, `${module}.js`));
      return to.startsWith('.') ? to : `./${to}`;
    };
    const rewritten = text
      .replaceAll(/'(@docgen\/[^']+)'/g, (_, path) => `'${relativeTo(path)}'`)
      .replaceAll(/(from '\.[^']+)\.tsx?'/g, "$1.js'");
    texts.set(file, rewritten);
    for (const [, path] of rewritten.matchAll(/['"](\.[^'"]*)\.js['"]/g))
      needed.add(join(dirname(file), `${path}.d.ts`));
  }
  return texts;
}
