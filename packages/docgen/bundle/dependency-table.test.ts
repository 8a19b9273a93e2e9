import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { dependencies, peerDependencies } from '../package.json';
import { measureRows, readRows } from './dependency-table.js';
import { readLockfile } from './lockfile.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const text = readFileSync(new URL('../docs/dependencies.md', import.meta.url), 'utf8');

describe('docs/dependencies.md', () => {
  const [installed = '', optional = ''] = text.split('## Installed by sites that want it');
  const named = (part: string) => readRows(part).map(({ name }) => name);

  it('lists the dependencies of package.json, and gives each a reason', () => {
    expect(named(installed)).toEqual(Object.keys(dependencies).sort());
    expect(named(optional)).toEqual(Object.keys(peerDependencies).sort());
    for (const { name, reason } of readRows(text)) {
      expect(reason.length, name).toBeGreaterThan(20);
    }
  });

  // Within a fifth, because another platform has another esbuild.
  it('has the sizes of what is installed, renewed by `npm run measure-dependencies`', async () => {
    const measured = readRows(await measureRows(text, root, await readLockfile(root)));
    for (const [index, row] of readRows(text).entries()) {
      const { own = 0, all = 0, packages } = measured[index] ?? {};
      expect(Math.abs(row.own - own), row.name).toBeLessThanOrEqual(own / 5 + 5);
      expect(Math.abs(row.all - all), row.name).toBeLessThanOrEqual(all / 5 + 5);
      expect(row.packages, row.name).toBe(packages);
    }
  });
});

it('leaves the rest of the document as it is', async () => {
  const measured = await measureRows(text, root, await readLockfile(root));
  const withoutSizes = (document: string) => document.replace(/ [\d,]+(?= \|)/g, '');
  expect(withoutSizes(measured)).toBe(withoutSizes(text));
});
