import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/**
 * Packs docgen as it is published and installs it. `dist/` is packed as the global setup has made
 * it: making it again would pull it away from other tests.
 *
 * @param folder - Absolute path of a folder outside of the repository; gets the tarball, too.
 * @param args - Further arguments of `npm install`.
 */
export function installPacked(folder: string, ...args: readonly string[]): void {
  const run = (all: readonly string[], cwd: string) =>
    execFileSync(npm, all, { cwd, encoding: 'utf8', stdio: 'pipe' });
  run(
    ['pack', '--ignore-scripts', '--workspace', 'supergraph-docgen', '--pack-destination', folder],
    root,
  );
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  run(['install', '--no-audit', '--no-fund', '--prefer-offline', ...args, `./${tarball}`], folder);
}
