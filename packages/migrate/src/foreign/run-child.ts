import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { CHANNEL } from './child-message.ts';

/** How the run of a child process ended. */
export interface ChildEnd {
  /** What it said through its channel, as far as it is not too much. */
  readonly said: string;
  readonly stderr: string;
  /** Exit code; `null` when a signal ended it. */
  readonly code: number | null;
}

export interface ChildOptions {
  /** Folder to run in, absolute. */
  readonly cwd: string;
  /** Absolute paths of the folders that it may read, with all that is below them. */
  readonly readable: readonly string[];
  /** Stops it when it is aborted. */
  readonly time: AbortSignal;
}

/** Megabytes that the program may keep. */
export const MEMORY_LIMIT = 512;

/** Characters of a message at most. */
const LONGEST = 8 * 1024 * 1024;

/**
 * Runs a program that reports through a pipe, with as little as Node can give a process: it may
 * read some folders and nothing else (`/proc` and what it tells of other processes included), not
 * write, not start programs, workers or native code, and it sees no environment. `childGuard`,
 * which is part of the program, takes the network. This protects from accidents; it is no boundary
 * against a program that is made to break out.
 *
 * @param program - Text of an ES module.
 */
export function runChild(
  program: string,
  { cwd, readable, time }: ChildOptions,
): Promise<ChildEnd> {
  const child = spawn(process.execPath, [...flags(readable), '--input-type=module'], {
    cwd,
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    signal: time,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    let stderr = '';
    let said = '';
    const channel = child.stdio[CHANNEL] as Readable;
    channel.setEncoding('utf8').on('data', (text: string) => {
      if (said.length > LONGEST) child.kill('SIGKILL');
      else said += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-4000);
    });
    // That its time is over is an error, too; it ends then.
    child.on('error', (error) => time.aborted || reject(error));
    child.on('close', (code) => resolve({ said, stderr, code }));
    // A program that ends early does not read its input to the end.
    child.stdin?.on('error', () => {}).end(program);
  });
}
/** Node's permission model under the name that this version knows it by. */
function flags(readable: readonly string[]): string[] {
  const flag = ['--permission', '--experimental-permission'].find((name) =>
    process.allowedNodeEnvironmentFlags.has(name),
  );
  // Node 20 takes a comma for the end of a path, and any version a star for all there is.
  const paths = readable.filter((path) => !/[,*]/.test(path));
  const permissions =
    flag === undefined ? [] : [flag, ...paths.map((path) => `--allow-fs-read=${path}/*`)];
  return [...permissions, '--no-addons', `--max-old-space-size=${MEMORY_LIMIT}`, '--no-warnings'];
}
