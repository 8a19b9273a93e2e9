import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The command of this repository, as npm links it. */
export const repositoryBin = fileURLToPath(new URL('../../bin/docgen.js', import.meta.url));

/** Kills a process that does not end, which Vitest cannot: so its test fails and the others go on. */
export const LIMIT = { timeout: 240_000, killSignal: 'SIGKILL' } as const;

/** What processes of docgen find around them: neither colours nor a terminal, and no mode of Node. */
export const environment = { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', CI: 'true' };

export interface ProcessOptions {
  /** Path of the command's script. @default the one of this repository */
  readonly bin?: string;
  /** Path of the Node that runs it. @default the one that runs the tests */
  readonly node?: string;
}

export interface ProcessRun {
  /** `null` when a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs docgen as a process, where the process is what is tested; `runDocgen` is cheaper.
 *
 * @param cwd - Project folder.
 */
export function spawnDocgen(
  args: readonly string[],
  cwd: string,
  { bin = repositoryBin, node = process.execPath }: ProcessOptions = {},
): Promise<ProcessRun> {
  const options = {
    cwd,
    encoding: 'utf8',
    env: environment,
    maxBuffer: Infinity,
    ...LIMIT,
  } as const;
  return new Promise((resolve, reject) => {
    execFile(node, [bin, ...args], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : error.code;
      // Nothing was started.
      if (typeof code === 'string') reject(error);
      else resolve({ code: code ?? null, stdout, stderr });
    });
  });
}
