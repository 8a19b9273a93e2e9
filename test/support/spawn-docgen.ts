import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../bin/docgen.js', import.meta.url));

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
export function spawnDocgen(args: readonly string[], cwd: string): ProcessRun {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', CI: 'true' },
  });
  return { code: status, stdout, stderr };
}
