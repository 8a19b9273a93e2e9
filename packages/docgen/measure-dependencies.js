/**
 * Writes the sizes of docgen's dependencies, as they are installed here, into
 * `docs/dependencies.md`: `npm run measure-dependencies`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { measureRows } from './bundle/dependency-table.js';
import { readLockfile } from './bundle/lockfile.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = fileURLToPath(new URL('docs/dependencies.md', import.meta.url));
const text = await readFile(file, 'utf8');
await writeFile(file, await measureRows(text, root, await readLockfile(root)));
