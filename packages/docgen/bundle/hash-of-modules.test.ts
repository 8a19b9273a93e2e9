import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { hashOfModules } from './hash-of-modules.js';
import { mermaidFiles } from './pack-mermaid.js';

const folder = mkdtempSync(join(tmpdir(), 'docgen-hash-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = {
  'entry.js': "import './a.js';",
  'a.js': "export { b } from './b.js';",
  'b.js': 'export const b = 1;',
  'read.txt': 'text',
  'other.js': '0;',
};

/** The hash of `entry.js` with some files replaced. */
function hashWith(files: Partial<typeof FILES>): Promise<string> {
  for (const [name, text] of Object.entries({ ...FILES, ...files })) {
    writeFileSync(join(folder, name), text);
  }
  return hashOfModules(folder, 'entry.js', ['read.txt']);
}

it('changes with every module that is imported and every file that is read, and nothing else', async () => {
  const plain = await hashWith({});
  expect(await hashWith({ 'b.js': 'export const b = 2;' })).not.toBe(plain);
  expect(await hashWith({ 'read.txt': 'Text' })).not.toBe(plain);
  expect(await hashWith({ 'other.js': '1;' })).toBe(plain);
});

it('names the drawings that the bundled docgen keeps', async () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const worker = 'packages/diagrams/src/thread/worker.ts';
  const hash = await hashOfModules(root, worker, await mermaidFiles(root));
  const dist = join(root, 'packages/docgen/dist');
  const chunks = ['', 'chunks', 'scripts'].flatMap((place) =>
    readdirSync(join(dist, place))
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(dist, place, name), 'utf8')),
  );
  expect(chunks.filter((text) => text.includes(hash))).not.toEqual([]);
});
