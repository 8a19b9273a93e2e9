import { posix } from 'node:path';
import type { Git } from './git.ts';

/** A file, folder, link or submodule in a commit. */
export interface GitEntry {
  /** Relative to the root of the repository. */
  readonly path: string;
  readonly hash: string;
  /** `blob`, `tree`, `link`, or `commit` for a submodule. */
  readonly type: string;
}

/** What a commit contains. Paths are relative to the root of the repository. */
export interface GitCommit {
  /** Path of the folder in which git runs. */
  readonly folder: string;
  /**
   * The file or folder at a path, whose links are followed; `undefined` if there is none, and for
   * what is in a submodule.
   */
  readonly leadsTo: (path: string) => Promise<GitEntry | undefined>;
  /** Everything below a folder. */
  readonly below: (folder: GitEntry) => Promise<GitEntry[]>;
  /** What is at some paths. */
  readonly at: (paths: readonly string[]) => Promise<GitEntry[]>;
  readonly text: (file: GitEntry) => Promise<string>;
}

/**
 * @param ref - Anything that git resolves to a commit.
 * @throws Error of git, with an empty message if there is no such commit.
 */
export async function commitAt(ref: string, git: Git): Promise<GitCommit> {
  // A ref may look like an option; its hash cannot.
  const revision = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  const commit = (await git(revision)).trim();
  const list = ['ls-tree', '-z', '--full-tree'];
  return {
    folder: (await git(['rev-parse', '--show-prefix'])).replace(/\n$/, ''),
    async leadsTo(path) {
      const check = ['cat-file', '--batch-check', '--follow-symlinks'];
      const [, hash, type] =
        /^(\w+) (blob|tree) \d+\n$/.exec(await git(check, `${commit}:${path}\n`)) ?? [];
      return hash === undefined || type === undefined ? undefined : { path, hash, type };
    },
    below: async ({ path, hash }) => entriesIn(await git([...list, '-r', '-t', hash]), path),
    at: async (paths) => entriesIn(await git([...list, commit, '--', ...paths]), ''),
    text: ({ hash }) => git(['cat-file', 'blob', hash]),
  };
}

/** Parses the output of `git ls-tree -z` for a folder and everything below it. */
function entriesIn(listed: string, folder: string): GitEntry[] {
  return Array.from(listed.matchAll(/(\d+) (\w+) (\w+)\t([^\0]+)\0/g), (match) => {
    const [, mode = '', type = '', hash = '', name = ''] = match;
    return { path: posix.join(folder, name), hash, type: mode === '120000' ? 'link' : type };
  });
}
