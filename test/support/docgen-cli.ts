import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs `docgen build` as a user would.
 *
 * @param outDir - Absolute path of the output folder.
 * @param config - Absolute path of the configuration file; the repository's when left out.
 * @throws Error with everything that was printed when the build does not exit with 0.
 */
export async function buildSite(outDir: string, config?: string): Promise<void> {
  const child = docgen(
    'build',
    '--out-dir',
    outDir,
    ...(config === undefined ? [] : ['--config', config]),
  );
  const output = collect(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`docgen build exited with ${code}:\n${output()}`);
}

/** A site that is being served. */
export interface ServedSite {
  /** Address of the site's root, without a slash at its end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Runs `docgen serve` on a free port.
 *
 * @param folder - Absolute path of the output folder.
 * @throws Error with everything that was printed when no address appears.
 */
export async function serveSite(folder: string): Promise<ServedSite> {
  const child = docgen('serve', '--dir', folder, '--port', '0');
  const output = collect(child);
  const ended = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, address] = / at (http:\S+?)\/?\n/.exec(output()) ?? [];
      if (address !== undefined) resolve(address);
    });
    ended.then(() => reject(new Error(`docgen serve ended:\n${output()}`)), reject);
  });
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

function docgen(...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, ['bin/docgen.js', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (data: string) => {
      text += data;
    });
  }
  return () => text;
}
