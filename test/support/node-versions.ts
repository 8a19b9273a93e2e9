import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const folder = fileURLToPath(new URL('../node-versions', import.meta.url));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/**
 * The executables of the Node versions in `test/node-versions/package.json`, by major version. The
 * first call installs them. As part of the repository's own `npm ci`, one of them would become the
 * `node` of all scripts.
 *
 * @returns Absolute paths of the versions that are packaged for this platform.
 * @throws Error with the output of npm if the installation fails.
 */
export async function nodeVersions(): Promise<ReadonlyMap<string, string>> {
  const wanted = versionsIn('package-lock.json');
  const installed = versionsIn('node_modules/.package-lock.json');
  if (Array.from(wanted).some(([path, version]) => installed.get(path) !== version)) {
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
    await promisify(execFile)(npm, args, { cwd: folder, shell: process.platform === 'win32' });
  }
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  return new Map(
    Array.from(wanted.keys(), (path) => [
      /\/node-(\d+)-/.exec(path)?.[1] ?? '',
      join(folder, path, program),
    ]),
  );
}

/** Versions of the packages for this platform, by their path in a lock file. */
function versionsIn(lockFile: string): Map<string, string> {
  const ending = `-${process.platform}-${process.arch}`;
  const { packages } = readLock(join(folder, lockFile));
  return new Map(
    Object.entries(packages).flatMap(([path, { version = '' }]) =>
      path.endsWith(ending) ? [[path, version]] : [],
    ),
  );
}

function readLock(file: string): {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
} {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Nothing is installed yet.
    return { packages: {} };
  }
}
