import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { promisify } from 'node:util';
import { isOmitted } from './is-omitted.ts';

const run = promisify(execFile);

/** The most that git may print for a file or a list of files, in bytes. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** As in `list-files.ts`: most links to folders on the way to a file. */
const MOST_LINKS = 3;

/** A folder or file in a commit. */
export interface GitPath {
  /** Branch, tag, hash, or anything else that git resolves to a commit. */
  readonly ref: string;
  /** Relative to the folder in which git runs; empty for that folder. */
  readonly path: string;
}

/** Where git runs. */
interface Repository {
  /** Absolute path of a folder in the repository. */
  readonly cwd: string;
  /** Options that precede git's command. */
  readonly options: readonly string[];
}

/**
 * Reads the files below a path in a commit, with those of submodules. As on disk, links are
 * followed, and files and folders of {@link isOmitted} are ignored.
 *
 * @param cwd - Folder in the repository, absolute.
 * @param isWanted - Whether to read a file below a folder, given its path relative to that folder.
 * @returns Texts by path relative to the given path, or by the empty string if that is a file.
 *   `undefined` if the commit contains neither a file nor a folder there.
 * @throws Error with git's message, which is empty if there is no such commit; about a link whose
 *   target is not in the commit; or with a `hint` about a submodule that lacks its commit.
 */
export function gitFiles(
  path: GitPath,
  cwd: string,
  isWanted: (path: string) => boolean,
): Promise<ReadonlyMap<string, string> | undefined> {
  return filesIn({ cwd, options: [] }, path, isWanted);
}

async function filesIn(
  { cwd, options }: Repository,
  { ref, path }: GitPath,
  isWanted: (path: string) => boolean,
): Promise<ReadonlyMap<string, string> | undefined> {
  const git = async (args: readonly string[], input?: string) => {
    const running = run('git', [...options, ...args], {
      cwd,
      maxBuffer: MAX_OUTPUT,
      encoding: 'utf8',
    });
    // If git exits before it reads its input, its own error says why.
    if (input !== undefined) running.child.stdin?.on('error', () => {}).end(input);
    return (await running).stdout;
  };
  // A ref may look like an option; its hash cannot.
  const revision = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  const commit = (await git(revision)).trim();
  const folder = (await git(['rev-parse', '--show-prefix'])).replace(/\n$/, '');
  const start = posix.join(folder, path).replace(/^\.$|(?<=.)\/+$/, '');

  /** Follows the links in a path of the commit. */
  const leadsTo = async (path: string): Promise<Entry | undefined> => {
    const check = ['cat-file', '--batch-check', '--follow-symlinks'];
    const [, hash, type] =
      /^(\w+) (blob|tree) \d+\n$/.exec(await git(check, `${commit}:${path}\n`)) ?? [];
    return hash === undefined || type === undefined ? undefined : { path, hash, type };
  };
  const texts = new Map<string, string>();
  const addFile = async ({ path, hash }: Entry): Promise<void> => {
    const inside = posix.relative(start, path);
    if (inside !== '' && !isWanted(inside)) return;
    texts.set(inside, await git(['cat-file', 'blob', hash]));
  };
  /** Reads what is below a path in a submodule; the empty path is its root. */
  const inSubmodule = async ({ path, hash }: Entry, below: string) => {
    const folder = await submoduleFolder(path, { cwd, git });
    if (folder === undefined) throw lacksCommit(path, hash);
    // The git folder has all commits, also if the submodule is not checked out any more.
    const repository = { cwd: folder, options: ['--git-dir=.', '--work-tree=.'] };
    const wanted = (file: string) => isWanted(posix.relative(start, posix.join(path, below, file)));
    try {
      return await filesIn(repository, { ref: hash, path: below }, wanted);
    } catch (error) {
      throw (error as { readonly stderr?: string }).stderr === '' ? lacksCommit(path, hash) : error;
    }
  };
  /** @param above - Hashes of all folders that contain the links followed so far. */
  const addFolder = async ({ path, hash }: Entry, above: readonly string[], links: number) => {
    const listed = await git(['ls-tree', '-r', '-t', '-z', '--full-tree', hash]);
    const entries = entriesIn(listed, path);
    for (const entry of entries) {
      if (posix.relative(path, entry.path).split('/').some(isOmitted)) continue;
      if (entry.type === 'blob') await addFile(entry);
      if (entry.type === 'commit') {
        for (const [file, text] of (await inSubmodule(entry, '')) ?? []) {
          texts.set(posix.relative(start, posix.join(entry.path, file)), text);
        }
      }
      if (entry.type !== 'link') continue;
      const found = await leadsTo(entry.path);
      if (found?.type === 'blob') await addFile(found);
      else if (found !== undefined && links < MOST_LINKS) {
        const around = entries.filter(({ path }) => entry.path.startsWith(`${path}/`));
        const folders = [...above, hash, ...around.map(({ hash }) => hash)];
        if (!folders.includes(found.hash)) await addFolder(found, folders, links + 1);
      } else if (found === undefined && isWanted(posix.relative(start, entry.path))) {
        throw new Error(`${entry.path} is a symbolic link whose target is not in the commit`);
      }
    }
  };
  const entry = await leadsTo(start);
  if (entry === undefined) {
    const listed = await git(['ls-tree', '-z', '--full-tree', commit, '--', ...foldersTo(start)]);
    const submodule = entriesIn(listed, '').find(({ type }) => type === 'commit');
    return submodule && inSubmodule(submodule, posix.relative(submodule.path, start));
  }
  await (entry.type === 'blob' ? addFile(entry) : addFolder(entry, [], 0));
  return texts;
}

/** A path and those of all folders that it is in. */
function foldersTo(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, depth) => parts.slice(0, depth + 1).join('/'));
}

/**
 * The folder in which git keeps the commits of a submodule.
 *
 * @param path - Relative to the root of the repository.
 * @returns An absolute path; `undefined` if the submodule was never fetched.
 */
async function submoduleFolder(
  path: string,
  { cwd, git }: { readonly cwd: string; readonly git: (args: string[]) => Promise<string> },
): Promise<string | undefined> {
  const top = (await git(['rev-parse', '--show-toplevel'])).replace(/\n$/, '');
  if (existsSync(join(top, path, '.git'))) {
    const { stdout } = await run('git', ['rev-parse', '--absolute-git-dir'], {
      cwd: join(top, path),
    });
    return stdout.replace(/\n$/, '');
  }
  const kept = (await git(['rev-parse', '--git-path', `modules/${path}`])).replace(/\n$/, '');
  return existsSync(resolve(cwd, kept)) ? resolve(cwd, kept) : undefined;
}

function lacksCommit(path: string, hash: string): Error {
  const message = `the submodule ${JSON.stringify(path)} does not have the commit ${hash.slice(0, 12)}`;
  const hint =
    "Fetch the submodules with their history: `git submodule update --init --recursive`, or `submodules: true` and `fetch-depth: 0` in GitHub's checkout action. If this one contains no SDL, name a folder that does not contain it.";
  return Object.assign(new Error(message), { hint });
}

/** A file, folder, link or submodule in a commit. */
interface Entry {
  /** Relative to the root of the repository. */
  readonly path: string;
  readonly hash: string;
  /** `blob`, `tree`, `link`, or `commit` for a submodule. */
  readonly type: string;
}

/** Parses the output of `git ls-tree -z` for a folder and everything below it. */
function entriesIn(listed: string, folder: string): Entry[] {
  return Array.from(listed.matchAll(/(\d+) (\w+) (\w+)\t([^\0]+)\0/g), (match) => {
    const [, mode = '', type = '', hash = '', name = ''] = match;
    return { path: posix.join(folder, name), hash, type: mode === '120000' ? 'link' : type };
  });
}
