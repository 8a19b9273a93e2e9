import { execFile } from 'node:child_process';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { permittingCommand } from './git-refusal.ts';

const run = promisify(execFile);

/** The most that git may print for the history of a site, in bytes. */
const MAX_OUTPUT = 256 * 1024 * 1024;

/** State of a repository that determines when its files were changed. */
export interface GitHead {
  /** Hash of the commit that is checked out. */
  readonly commit: string;
  /**
   * True for a clone without older commits, in which the oldest one counts as a change of every
   * file.
   */
  readonly isShallow: boolean;
  /** Path of the folder relative to the root of the repository: empty, or with a trailing slash. */
  readonly prefix: string;
}

/** A repository that git does not read, because it belongs to another user. */
export interface GitRefusal {
  /** The command after which git reads it. */
  readonly permit: string;
}

/**
 * Reads what is checked out in the repository that contains a folder.
 *
 * @param cwd - Absolute path.
 * @returns `undefined` outside of a repository, before its first commit, and without git.
 */
export async function gitHead(cwd: string): Promise<GitHead | GitRefusal | undefined> {
  try {
    const args = ['rev-parse', 'HEAD', '--is-shallow-repository', '--show-prefix'];
    const { stdout } = await run('git', args, { cwd });
    const [commit = '', isShallow, prefix = ''] = stdout.split('\n');
    return { commit, isShallow: isShallow === 'true', prefix };
  } catch (error) {
    const permit = permittingCommand(error);
    return permit === undefined ? undefined : { permit };
  }
}

/** Precedes the time of a commit in git's output; no path starts with it. */
const MARK = '\u0001';

/**
 * Reads when the files below some folders were last changed, in one pass over the history.
 *
 * @param cwd - Folder that paths are relative to, absolute.
 * @param folders - Relative to it.
 * @returns Dates (`2026-03-31`, UTC) of the newest commits, by path. Uncommitted files are missing.
 * @throws Error with git's message.
 */
export async function commitDates(
  cwd: string,
  { commit, prefix }: GitHead,
  folders: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const options = ['--no-show-signature', `--format=%x01%ct`, '--name-only', '--no-renames', '-z'];
  const args = ['log', ...options, commit, '--', ...folders];
  const { stdout } = await run('git', args, { cwd, maxBuffer: MAX_OUTPUT });
  const newest = new Map<string, number>();
  let time = 0;
  for (const part of stdout.split('\0')) {
    const path = part.replace(/^\n/, '');
    if (path.startsWith(MARK)) time = Number(path.slice(1));
    else if (path !== '') {
      const file = posix.relative(prefix, path);
      newest.set(file, Math.max(newest.get(file) ?? 0, time));
    }
  }
  return Object.fromEntries(
    Array.from(newest, ([file, seconds]) => [file, isoDate(seconds)]).sort(),
  );
}

function isoDate(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
