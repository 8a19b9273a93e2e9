import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lendCode } from './lend-code.ts';
import { environment, repositoryBin } from './spawn-docgen.ts';

/** A small site that `docgen dev` serves while a test changes it. */
export interface DevSite {
  /** Address of the site's root, without a slash at its end. */
  readonly url: string;
  /** Project folder. */
  readonly folder: string;
  readonly process: ChildProcess;
  /** Everything that the terminal shows so far. */
  readonly said: () => string;
  /** Writes files, by path. */
  readonly write: (files: Readonly<Record<string, string | Uint8Array>>) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
  /** Restores the files that were there at the start. */
  readonly restore: () => Promise<void>;
  /** Interrupts the server and removes the site. @returns Its exit code. */
  readonly end: () => Promise<number | null>;
}

export interface DevSiteOptions {
  /** Further arguments of the command. */
  readonly args?: readonly string[];
  /** Command-line options of Node. */
  readonly node?: readonly string[];
}

/**
 * Writes a site into a temporary folder and starts `docgen dev` there.
 *
 * @param files - Content by path, including `site.config.js`.
 * @throws Error with everything that was printed if the server ends without printing an address.
 */
export async function startDevSite(
  files: Readonly<Record<string, string | Uint8Array>>,
  { args = [], node = [] }: DevSiteOptions = {},
): Promise<DevSite> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'docgen-dev-')));
  const changed = new Set<string>();
  const write: DevSite['write'] = async (written) => {
    for (const [path, contents] of Object.entries(written)) {
      changed.add(path);
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), contents);
    }
  };
  await write(files);
  changed.clear();
  lendCode(folder, 'dev');
  const child = spawn(process.execPath, [...node, repositoryBin, 'dev', '--port', '0', ...args], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (data: Buffer): void => {
      said += String(data);
      const [, found] = / at (http:\/\/[^/\s]+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    ended.then((code) => reject(new Error(`docgen dev ended with ${code}:\n${said}`)));
  });
  return {
    url,
    folder,
    process: child,
    said: () => said,
    write,
    remove(path) {
      changed.add(path);
      return rm(join(folder, path), { recursive: true });
    },
    async restore() {
      const paths = [...changed];
      changed.clear();
      for (const path of paths) {
        const contents = files[path];
        if (contents === undefined) await rm(join(folder, path), { recursive: true });
        else await writeFile(join(folder, path), contents);
      }
    },
    async end() {
      child.kill('SIGINT');
      const code = await ended;
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}
