import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's executable, to which npm links the command. */
export const repositoryBin = fileURLToPath(new URL('../../bin/docgen.js', import.meta.url));

/** Kills a process that hangs, which Vitest cannot do. Then only its test fails. */
export const LIMIT = { timeout: 240_000, killSignal: 'SIGKILL' } as const;

/** Environment of docgen's processes: no colours, no terminal, and no `NODE_ENV`. */
export const environment = {
  ...process.env,
  NODE_ENV: undefined,
  NO_COLOR: '1',
  CI: 'true',
  // Node 20 reads them whenever it starts, which takes a quarter of the start of docgen. docgen
  // makes no connections that need them.
  NODE_EXTRA_CA_CERTS: undefined,
};

export interface ProcessOptions {
  /** Path of the command's script. @default that of this repository */
  readonly bin?: string;
  /** Path of the Node executable. @default the one that runs the tests */
  readonly node?: string;
}

export interface ProcessRun {
  /** `null` if a signal ended the process. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs docgen in a separate process, for tests of the process itself. For all others, `runDocgen`
 * is cheaper.
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
      // The process did not start.
      if (typeof code === 'string') reject(error);
      else resolve({ code: code ?? null, stdout, stderr });
    });
  });
}
