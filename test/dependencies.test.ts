import { existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { closureOf, readLockfile } from '../packages/docgen/bundle/lockfile.js';
import { dependencies, peerDependencies } from '../packages/docgen/package.json';

/** `UPDATE=1` measures the sizes and writes them. */
const update = process.env.UPDATE === '1';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, 'packages/docgen/docs/dependencies.md');

/** A row of the tables: a dependency, the reason for it, and its sizes. */
const ROW = /^\| `([^`]+)` \| (.+) \| ([\d,]+) \| ([\d,]+) \| (\d+) \|$/gm;

describe('docs/dependencies.md', async () => {
  const lockfile = await readLockfile(root);
  if (update) {
    const measured = readFileSync(file, 'utf8').replace(ROW, (_, name, reason) => {
      const sizes = installedSize(name);
      const [own, all] = [sizes.own, sizes.all].map((size) => size.toLocaleString('en'));
      return `| \`${name}\` | ${reason} | ${own} | ${all} | ${sizes.packages} |`;
    });
    writeFileSync(file, measured);
  }
  const text = readFileSync(file, 'utf8');

  it('lists the dependencies of package.json', () => {
    const [installed = '', optional = ''] = text.split('## Optional peer dependencies');
    const named = (part: string) => Array.from(part.matchAll(ROW), ([, name = '']) => name);
    expect(named(installed)).toEqual(Object.keys(dependencies).sort());
    expect(named(optional)).toEqual(Object.keys(peerDependencies).sort());
  });

  it('states the number of packages that an installation consists of', () => {
    const [, packages] = /in (\d+) packages on Linux/.exec(text) ?? [];
    expect(Number(packages)).toBe(installed(Object.keys(dependencies)).length + 1);
  });

  it.each(Array.from(text.matchAll(ROW), ([, ...cells]) => cells))(
    'states the reason for %s, and its installed size',
    (name = '', reason = '', ...cells) => {
      expect(reason.length).toBeGreaterThan(20);
      const [own, all, packages] = cells.map((cell) => Number(cell.replaceAll(',', '')));
      const measured = installedSize(name);
      expect(packages).toBe(measured.packages);
      // Within a fifth, because the size of esbuild depends on the platform.
      for (const [written = 0, found] of [
        [own, measured.own],
        [all, measured.all],
      ] as const) {
        expect(Math.abs(written - found)).toBeLessThanOrEqual(found / 5 + 5);
      }
    },
  );

  /** Folders of packages and all their dependencies on this platform. */
  function installed(names: readonly string[]): string[] {
    const closure = closureOf(lockfile, names, 'packages/docgen').keys();
    return Array.from(closure, ({ path }) => join(root, path)).filter(existsSync);
  }

  /**
   * What a dependency adds to `node_modules` on this platform: sizes in kilobytes, and the number
   * of packages.
   */
  function installedSize(name: string) {
    const folders = installed([name]);
    const seen = new Set<string>();
    // Dependencies first: esbuild hard-links the executable of one of its own, which must count
    // once.
    const sizes = folders.toReversed().map((folder) => bytesBelow(folder, seen) / 1000);
    return {
      own: Math.round(sizes.at(-1) ?? 0),
      all: Math.round(sizes.reduce((sum, size) => sum + size, 0)),
      packages: folders.length,
    };
  }
});

/**
 * Size of a folder in bytes, without packages installed inside.
 *
 * @param seen - Files that have been counted already. Those of the folder are added.
 */
function bytesBelow(folder: string, seen: Set<string>): number {
  const sizes = readdirSync(folder).map((name) => {
    const path = join(folder, name);
    if (lstatSync(path).isDirectory()) return name === 'node_modules' ? 0 : bytesBelow(path, seen);
    const { size, dev, ino } = statSync(path, { bigint: true });
    const id = `${dev}:${ino}`;
    if (seen.has(id)) return 0;
    seen.add(id);
    return Number(size);
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
