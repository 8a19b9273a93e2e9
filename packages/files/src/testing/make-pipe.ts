import { execFileSync } from 'node:child_process';

/**
 * Seconds after which readers of the pipe are released, so that a test fails instead of hanging.
 */
const PATIENCE = 20;

/**
 * Creates a named pipe whose other end is open for a while, but never written to.
 *
 * @param path - Absolute.
 */
export function makePipe(path: string): void {
  // In a separate process, because this one may block on the pipe.
  const script = `mkfifo "$1" && exec 3<>"$1" && { sleep ${PATIENCE} & }`;
  execFileSync('sh', ['-c', script, 'sh', path], { stdio: 'ignore' });
}
