import { join, posix, resolve } from 'node:path';
import { gitIn } from './git.ts';
import { permittingCommand } from './git-refusal.ts';

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
  /**
   * Absolute paths of files of which one is changed, created or removed whenever the state changes,
   * by whatever program.
   */
  readonly files: readonly string[];
}

/** A repository that git does not read, because it belongs to another user. */
export interface GitRefusal {
  /** The command after which git reads it. */
  readonly permit: string;
}

/**
 * Reads what is checked out in the repository that contains a folder.
 *
 * @param cwd - Absolute path, without symbolic links.
 * @returns `undefined` outside of a repository, before its first commit, and without git.
 */
export async function gitHead(cwd: string): Promise<GitHead | GitRefusal | undefined> {
  try {
    const args = ['HEAD', '--is-shallow-repository', '--show-prefix', '--git-dir'];
    args.push('--git-common-dir', '--symbolic-full-name', 'HEAD');
    const answer = (await gitIn({ cwd })(['rev-parse', ...args])).split('\n');
    const [commit = '', isShallow, prefix = '', gitDir = '', commonDir = '', ref = ''] = answer;
    const own = resolve(cwd, gitDir);
    return {
      commit,
      isShallow: isShallow === 'true',
      prefix,
      files: [
        ...[join(own, 'HEAD'), join(own, TABLES)],
        ...[ref, 'packed-refs', TABLES, 'shallow'].map((name) => resolve(cwd, commonDir, name)),
        ...repositoriesAround(cwd, prefix).filter((path) => path !== own),
      ],
    };
  } catch (error) {
    const permit = permittingCommand(error);
    return permit === undefined ? undefined : { permit };
  }
}

/** Where git keeps references in tables, if a repository was created so. */
const TABLES = 'reftable/tables.list';

/**
 * Where a repository is looked for: in a folder and the folders around it, up to the root of its
 * own. There, a file may say that the repository is elsewhere.
 */
function repositoriesAround(cwd: string, prefix: string): string[] {
  return prefix.split('/').map((_, levels) => join(cwd, '../'.repeat(levels), '.git'));
}

/** Options of `git log` that override those settings of the user that change its output. */
const WHATEVER_IS_CONFIGURED = [
  ...['--no-show-signature', '--root', '--no-follow', '--no-relative'],
  '--encoding=UTF-8',
  // The name with which git ignores `diff.orderFile`, on all systems.
  '-O/dev/null',
];

/** Precedes the time of a commit in git's output; no path starts with it. */
const MARK = '\u0001';

/**
 * Reads when the content of the files below some folders was last changed, in one pass over the
 * history. A file that was moved between these folders without a change keeps its date.
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
  // Files of which a part has changed as well count as new ones.
  const options = ['--format=%x01%ct', '--name-status', '--find-renames=100%', '-z'];
  const args = ['log', ...WHATEVER_IS_CONFIGURED, ...options, commit, '--', ...folders];
  const log = await gitIn({ cwd })(args);
  const newest = new Map<string, number>();
  // Commits are read from the newest to the oldest, and files have other names in older ones.
  const today = new Map<string, string | undefined>();
  const nameToday = (path: string) => (today.has(path) ? today.get(path) : path);
  const createdLater = new Set<string>();
  const date = (file: string, time: number) =>
    newest.set(file, Math.max(newest.get(file) ?? 0, time));
  for (const { time, changed, created, moved } of commitsIn(log)) {
    for (const file of changed.map(nameToday)) {
      if (file !== undefined) date(file, time);
    }
    const names = moved.map(([from, to]) => [from, nameToday(to)] as const);
    // Another file may have had the name before.
    for (const [, to] of moved) today.set(to, undefined);
    for (const [from, name] of names) {
      // Another branch may have changed the file under its earlier name since.
      const since = today.has(from) || createdLater.has(from) ? undefined : newest.get(from);
      if (name !== undefined && since !== undefined) date(name, since);
      // Another branch may have moved the file in the same way.
      if (name !== undefined || !today.has(from)) today.set(from, name);
    }
    for (const path of created) createdLater.add(path);
  }
  return Object.fromEntries(
    Array.from(newest, ([file, seconds]) => [
      posix.relative(prefix, file),
      isoDate(seconds),
    ]).sort(),
  );
}

interface Commit {
  /** In seconds since 1970. */
  readonly time: number;
  /** Paths from the root of the repository. */
  readonly changed: string[];
  /** Those of {@link changed} that are new. */
  readonly created: string[];
  /** Earlier and new paths of files that were moved without a change. */
  readonly moved: (readonly [from: string, to: string])[];
}

/** The commits in git's output: statuses such as `M` or `R100`, each followed by its paths. */
function commitsIn(output: string): Commit[] {
  const commits: Commit[] = [];
  const parts = output.split('\0').map((part) => part.replace(/^\n/, ''));
  for (let index = 0; index < parts.length; index += 1) {
    const status = parts[index] ?? '';
    const commit = commits.at(-1);
    if (status.startsWith(MARK)) {
      commits.push({ time: Number(status.slice(1)), changed: [], created: [], moved: [] });
    } else if (status.startsWith('R')) {
      commit?.moved.push([parts[index + 1] ?? '', parts[index + 2] ?? '']);
      index += 2;
    } else if (status !== '') {
      const path = parts[index + 1] ?? '';
      commit?.changed.push(path);
      if (status === 'A') commit?.created.push(path);
      index += 1;
    }
  }
  return commits;
}

function isoDate(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
