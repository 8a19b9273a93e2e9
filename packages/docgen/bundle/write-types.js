import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from './files-below.js';

/**
 * Writes declarations of the package's public modules. Imports between packages of the workspace
 * become relative. Declarations that no public module imports are deleted, because they may import
 * unpublished modules.
 *
 * @param {object} to
 * @param {string} to.root absolute path of the workspace
 * @param {string} to.folder absolute path of the package
 * @param {Record<string, { types?: string }>} to.exports `exports` of the package's manifest
 */
export async function writeTypes({ root, folder: home, exports }) {
  const types = join(home, 'dist/types');
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', join(home, 'tsconfig.types.json')], {
    stdio: 'inherit',
  });
  const needed = new Set(
    Object.values(exports).flatMap(({ types }) => (types ? join(home, types) : [])),
  );
  for (const file of needed) {
    const text = await readFile(file, 'utf8');
    const relativeTo = (path) => {
      const [, name, module] = /^@docgen\/([^/]+)\/(.+)$/.exec(path) ?? [];
      const folder = name === 'theme' ? 'theme/src' : `packages/${name}/src`;
      const to = relative(dirname(file), join(types, folder, `${module}.js`));
      return to.startsWith('.') ? to : `./${to}`;
    };
    const rewritten = text
      .replaceAll(/'(@docgen\/[^']+)'/g, (_, path) => `'${relativeTo(path)}'`)
      .replaceAll(/(from '\.[^']+)\.tsx?'/g, "$1.js'");
    if (rewritten !== text) await writeFile(file, rewritten);
    for (const [, path] of rewritten.matchAll(/['"](\.[^'"]*)\.js['"]/g))
      needed.add(join(dirname(file), `${path}.d.ts`));
  }
  for (const path of await filesBelow(types)) {
    if (!needed.has(path)) await rm(path);
  }
}
