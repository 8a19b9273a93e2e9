import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { CHANNEL } from './child-message.ts';

/** How the run of a child process ended. */
export interface ChildEnd {
  /** Its message. A child that writes too much is killed. */
  readonly said: string;
  readonly stderr: string;
  /** Exit code; `null` if a signal ended it. */
  readonly code: number | null;
}

export interface ChildOptions {
  /** Absolute path of the working directory. */
  readonly cwd: string;
  /** Absolute paths of the folders that it may read, including their subfolders. */
  readonly readable: readonly string[];
  /** Kills the child when aborted. */
  readonly time: AbortSignal;
}

/** Maximum heap size of the child, in megabytes. */
export const MEMORY_LIMIT = 512;

/** Maximum length of a message, in characters. */
const LONGEST = 8 * 1024 * 1024;

/**
 * Runs a program that reports through a pipe, with the fewest permissions that Node can give a
 * process. It may read some folders, but nothing else, not even `/proc` with its data about other
 * processes. It cannot write files or start programs, workers or native code, and has no
 * environment variables. `childGuard`, which is part of the program, disables the network. This
 * protects from accidents, but is not a security boundary against malicious programs.
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
    // Reaching the time limit is also an error, after which the child closes.
    child.on('error', (error) => time.aborted || reject(error));
    child.on('close', (code) => resolve({ said, stderr, code }));
    // Writing fails if the child ends before it has read all of its input.
    child.stdin?.on('error', () => {}).end(program);
  });
}

/**
 * Node's flags for the child. That of the permission model has two names, depending on the version.
 * A version that has neither refuses to start, rather than running the program with all
 * permissions.
 */
function flags(readable: readonly string[]): string[] {
  const names = ['--permission', '--experimental-permission'];
  const flag =
    names.find((name) => process.allowedNodeEnvironmentFlags.has(name)) ?? '--permission';
  // In Node 20 a comma ends the path, and in all versions a star is a wildcard.
  const paths = readable.filter((path) => !/[,*]/.test(path));
  const permissions = paths.map((path) => `--allow-fs-read=${path}/*`);
  return [
    flag,
    ...permissions,
    '--no-addons',
    `--max-old-space-size=${MEMORY_LIMIT}`,
    '--no-warnings',
  ];
}
