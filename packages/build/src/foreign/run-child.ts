import { spawn } from 'node:child_process';
import type { ChildMessage } from './child-main.ts';

/** How the run of a child process ended. */
export type ChildEnd =
  | ChildMessage
  /** It was stopped because it took too long. */
  | { readonly kind: 'time' }
  /** It ended without saying anything. */
  | { readonly kind: 'silent'; readonly code: number | null; readonly stderr: string };

export interface ChildOptions {
  /** Folder to run in, absolute. */
  readonly cwd: string;
  /** Milliseconds that it may take. */
  readonly timeLimit: number;
}

/**
 * Runs a program that reports to its parent with `process.send`.
 *
 * It may read files, but neither write them nor start other programs, and it does not see the
 * environment of this process, so that no secret of it can end up in what it reports.
 *
 * @param program - Text of an ES module.
 */
export function runChild(program: string, { cwd, timeLimit }: ChildOptions): Promise<ChildEnd> {
  const child = spawn(process.execPath, [...permissions(), '--input-type=module'], {
    cwd,
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let stderr = '';
    let end: ChildEnd | undefined;
    const timer = setTimeout(() => {
      end ??= { kind: 'time' };
      child.kill('SIGKILL');
    }, timeLimit);
    child.on('message', (message: ChildMessage) => {
      end ??= message;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-4000);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve(end ?? { kind: 'silent', code, stderr });
    });
    // A program that ends early does not read its input to the end.
    child.stdin?.on('error', () => {}).end(program);
  });
}

/** Node's permission model under the name that this version knows it by. */
function permissions(): string[] {
  const flag = ['--permission', '--experimental-permission'].find((name) =>
    process.allowedNodeEnvironmentFlags.has(name),
  );
  return flag === undefined ? [] : [flag, '--allow-fs-read=*', '--no-warnings'];
}
