import { existsSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { type Git, gitIn, type Repository } from './git.ts';
import { commitAt, type GitEntry } from './git-commit.ts';
import { isOmitted } from './is-omitted.ts';

/** As in `list-files.ts`: most links to folders on the way to a file. */
const MOST_LINKS = 3;

/** A folder or file in a commit. */
export interface GitPath {
  /** Branch, tag, hash, or anything else that git resolves to a commit. */
  readonly ref: string;
  /** Relative to the folder in which git runs; empty for that folder. */
  readonly path: string;
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
  repository: Repository,
  { ref, path }: GitPath,
  isWanted: (path: string) => boolean,
): Promise<ReadonlyMap<string, string> | undefined> {
  const git = gitIn(repository);
  const commit = await commitAt(ref, git);
  const start = posix.join(commit.folder, path).replace(/^\.$|(?<=.)\/+$/, '');
  const inside = (path: string): string => posix.relative(start, path);
  const texts = new Map<string, string>();

  const addFile = async (file: GitEntry): Promise<void> => {
    const name = inside(file.path);
    if (name === '' || isWanted(name)) texts.set(name, await commit.text(file));
  };
  const inSubmodule = (module: GitEntry, below: string) =>
    filesOfModule({ ...repository, git }, { module, below }, (file) => isWanted(inside(file)));
  const addSubmodule = async (module: GitEntry): Promise<void> => {
    for (const [file, text] of (await inSubmodule(module, '')) ?? [])
      texts.set(inside(posix.join(module.path, file)), text);
  };
  /** @param above - Hashes of all folders that contain the links followed so far. */
  const addFolder = async (folder: GitEntry, above: readonly string[], links = 0) => {
    const entries = await commit.below(folder);
    for (const entry of entries) {
      if (posix.relative(folder.path, entry.path).split('/').some(isOmitted)) continue;
      if (entry.type === 'blob') await addFile(entry);
      if (entry.type === 'commit') await addSubmodule(entry);
      if (entry.type !== 'link') continue;
      const around = entries.filter(({ path }) => entry.path.startsWith(`${path}/`));
      await addTarget(entry, [...above, folder.hash, ...around.map(({ hash }) => hash)], links);
    }
  };
  const addTarget = async (link: GitEntry, above: readonly string[], links: number) => {
    const target = await commit.leadsTo(link.path);
    if (target === undefined && isWanted(inside(link.path)))
      throw new Error(`${link.path} is a symbolic link whose target is not in the commit`);
    if (target?.type === 'blob') await addFile(target);
    const isFollowed = links < MOST_LINKS && !above.includes(target?.hash ?? '');
    if (target?.type === 'tree' && isFollowed) await addFolder(target, above, links + 1);
  };

  const entry = await commit.leadsTo(start);
  if (entry === undefined) {
    const submodule = (await commit.at(foldersTo(start))).find(({ type }) => type === 'commit');
    return submodule && inSubmodule(submodule, posix.relative(submodule.path, start));
  }
  await (entry.type === 'blob' ? addFile(entry) : addFolder(entry, []));
  return texts;
}

/** What is read of a submodule. */
interface ModulePath {
  readonly module: GitEntry;
  /** Relative to the submodule; empty for its root. */
  readonly below: string;
}

/**
 * Reads the files of a submodule.
 *
 * @param isWanted - Whether to read a file, given its path in the outer repository.
 * @returns As {@link gitFiles}.
 */
async function filesOfModule(
  outer: Pick<Repository, 'cwd'> & { readonly git: Git },
  { module: { path, hash }, below }: ModulePath,
  isWanted: (path: string) => boolean,
): Promise<ReadonlyMap<string, string> | undefined> {
  const folder = await submoduleFolder(path, outer);
  if (folder === undefined) throw lacksCommit(path, hash);
  // The git folder has all commits, also if the submodule is not checked out any more.
  const repository = { cwd: folder, options: ['--git-dir=.', '--work-tree=.'] };
  const wanted = (file: string) => isWanted(posix.join(path, below, file));
  try {
    return await filesIn(repository, { ref: hash, path: below }, wanted);
  } catch (error) {
    throw (error as { readonly stderr?: string }).stderr === '' ? lacksCommit(path, hash) : error;
  }
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
  { cwd, git }: Pick<Repository, 'cwd'> & { readonly git: Git },
): Promise<string | undefined> {
  const top = (await git(['rev-parse', '--show-toplevel'])).replace(/\n$/, '');
  if (existsSync(join(top, path, '.git'))) {
    const inside = gitIn({ cwd: join(top, path) });
    return (await inside(['rev-parse', '--absolute-git-dir'])).replace(/\n$/, '');
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
