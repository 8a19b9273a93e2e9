import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const folder = fileURLToPath(new URL('../node-versions', import.meta.url));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/**
 * The programs of the Node versions in `test/node-versions/package.json`, by major version. They
 * are installed by the first run that asks for them, because with `npm ci` in the repository one
 * of them would be the `node` of all scripts.
 *
 * @returns Absolute paths; those that are packed for this platform.
 * @throws Error with what npm printed when it cannot install them.
 */
export async function nodeVersions(): Promise<ReadonlyMap<string, string>> {
  if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) {
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
    await promisify(execFile)(npm, args, { cwd: folder, shell: process.platform === 'win32' });
  }
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  return new Map(
    readdirSync(join(folder, 'node_modules')).flatMap((name) => {
      const [, major] = /^node-(\d+)-/.exec(name) ?? [];
      return major === undefined ? [] : [[major, join(folder, 'node_modules', name, program)]];
    }),
  );
}
