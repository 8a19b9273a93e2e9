import { execFileSync, spawn } from 'node:child_process';

/** Seconds after which whoever waits for a pipe is released, so that a test fails and does not hang. */
const PATIENCE = 20;

/**
 * Makes a named pipe.
 *
 * @param path - Absolute.
 */
export function makePipe(path: string): void {
  execFileSync('mkfifo', [path]);
  // A process of its own, because it is this one that may be waiting.
  const script = `sleep ${PATIENCE}; test -p "$1" && : <> "$1"`;
  spawn('sh', ['-c', script, 'sh', path], { stdio: 'ignore', detached: true }).unref();
}
