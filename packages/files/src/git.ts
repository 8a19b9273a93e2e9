import process from 'node:process';
import { promisify } from 'node:util';

/** The most that git may print, in bytes: the history of a site is longest. */
const MAX_OUTPUT = 256 * 1024 * 1024;

/** Where git runs. */
export interface Repository {
  /** Absolute path of a folder in the repository. */
  readonly cwd: string;
  /** Options that precede git's command. Default: none. */
  readonly options?: readonly string[];
}

/**
 * Runs a command of git.
 *
 * @param input - Text for its standard input.
 * @returns What it prints.
 * @throws Error with git's message, also as `stderr`.
 */
export type Git = (args: readonly string[], input?: string) => Promise<string>;

/** @returns A function that runs git in a repository. */
export function gitIn({ cwd, options = [] }: Repository): Git {
  return async (args, input) => {
    // Takes ten milliseconds to load, and most builds need not ask git.
    const run = promisify(process.getBuiltinModule('node:child_process').execFile);
    const running = run('git', [...options, ...args], {
      cwd,
      maxBuffer: MAX_OUTPUT,
      encoding: 'utf8',
    });
    // If git exits before it reads its input, its own error says why.
    if (input !== undefined) running.child.stdin?.on('error', () => {}).end(input);
    return (await running).stdout;
  };
}
