import { execFileSync } from 'node:child_process';

/** Seconds after which whoever waits for a pipe is released, so that a test fails and does not hang. */
const PATIENCE = 20;

/**
 * Makes a named pipe that has somebody at its other end for a while, who says nothing.
 *
 * @param path - Absolute.
 */
export function makePipe(path: string): void {
  // A process of its own, because it is this one that may be waiting.
  const script = `mkfifo "$1" && exec 3<>"$1" && { sleep ${PATIENCE} & }`;
  execFileSync('sh', ['-c', script, 'sh', path], { stdio: 'ignore' });
}
