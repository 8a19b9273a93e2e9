import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The documents for those who work on docgen. */
const DOCUMENTS = /^(?:ARCHITECTURE|test\/README|packages\/(?!docgen\/README).*README)\.md$/;

/** A path of a module. It may start at any folder, and leave out `src/`. */
const MODULE = /`((?!dist\/)\w[\w./-]*\.(?:ts|tsx|js))`/g;

it('documents for developers name only modules that exist', () => {
  const below = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    );
  const files = [
    ...readdirSync(root),
    ...['bin', 'packages', 'test', 'theme'].flatMap(below),
  ].filter((path) => !/(?:^|\/)(?:node_modules|dist|fixtures)\//.test(path));
  const modules = files.flatMap((path) => [`/${path}`, `/${path.replace('/src/', '/')}`]);
  const documents = files.filter((path) => DOCUMENTS.test(path));
  expect(documents).toContain('packages/pipeline/README.md');

  const missing = documents.flatMap((document) =>
    Array.from(readFileSync(join(root, document), 'utf8').matchAll(MODULE), ([, path = '']) => path)
      .filter((path) => !modules.some((module) => module.endsWith(`/${path}`)))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});
