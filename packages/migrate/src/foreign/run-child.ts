import { spawn } from 'node:child_process';
import { CHANNEL, type ChildMessage, childMessage } from './child-message.ts';

/** How the run of a child process ended. */
export type ChildEnd =
  | ChildMessage
  /** It was stopped because it took too long. */
  | { readonly kind: 'time' }
  /** It said something else than a message, or too much. */
  | { readonly kind: 'garbled' }
  /** It ended without saying anything. */
  | { readonly kind: 'silent'; readonly code: number | null; readonly stderr: string };

export interface ChildOptions {
  /** Folder to run in, absolute. */
  readonly cwd: string;
  /** Absolute paths of the folders that it may read, with all that is below them. */
  readonly readable: readonly string[];
  /** Milliseconds that it may take. */
  readonly timeLimit: number;
}

/** Megabytes that the program may keep. */
export const MEMORY_LIMIT = 512;

/** Bytes of a message at most. */
const LARGEST = 8 * 1024 * 1024;

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
  { cwd, readable, timeLimit }: ChildOptions,
): Promise<ChildEnd> {
  const child = spawn(process.execPath, [...flags(readable), '--input-type=module'], {
    cwd,
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let stderr = '';
    let stopped: ChildEnd | undefined;
    const said: Buffer[] = [];
    let size = 0;
    const stop = (end: ChildEnd) => {
      stopped ??= end;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => stop({ kind: 'time' }), Math.max(0, timeLimit));
    child.stdio[CHANNEL]?.on('data', (bytes: Buffer) => {
      size += bytes.length;
      if (size > LARGEST) stop({ kind: 'garbled' });
      else said.push(bytes);
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-4000);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (stopped !== undefined) resolve(stopped);
      else if (said.length === 0) resolve({ kind: 'silent', code, stderr });
      else resolve(childMessage(Buffer.concat(said).toString('utf8')) ?? { kind: 'garbled' });
    });
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
