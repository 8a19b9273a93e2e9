import { execFile } from 'node:child_process';
import { posix } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The most that git may print for a file or a list of files, in bytes. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** A folder or file as a commit has it. */
export interface GitPath {
  /** Branch, tag, hash or anything else that git takes for a commit. */
  readonly ref: string;
  /** Relative to the folder that is read from; empty for that folder. */
  readonly path: string;
}

/**
 * Reads files below a path as a commit has them.
 *
 * @param cwd - Folder in the repository, absolute.
 * @param isWanted - Whether a file below a folder is to be read, by its path.
 * @returns Texts by path, relative to the path; by the empty text for a path that is a file. `undefined`
 *   where the commit has neither a file nor a folder there.
 * @throws Error with what git says.
 */
export async function gitFiles(
  { ref, path }: GitPath,
  cwd: string,
  isWanted: (path: string) => boolean,
): Promise<ReadonlyMap<string, string> | undefined> {
  const git = async (...args: readonly string[]) => {
    const { stdout } = await run('git', args, { cwd, maxBuffer: MAX_OUTPUT, encoding: 'utf8' });
    return stdout;
  };
  // A ref may look like an option; its hash cannot.
  const commit = (await git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`)).trim();
  const folder = (await git('rev-parse', '--show-prefix')).replace(/\n$/, '');
  const start = posix.join(folder, path).replace(/(?<=.)\/+$/, '');
  const listed = await git(
    'ls-tree',
    '-r',
    '-z',
    '--name-only',
    '--full-tree',
    commit,
    '--',
    start,
  );
  if (listed === '') return undefined;
  const texts = new Map<string, string>();
  for (const file of listed.split('\0')) {
    const inside = posix.relative(start, file);
    if (file === '' || (inside !== '' && !isWanted(inside))) continue;
    texts.set(inside, await git('show', `${commit}:${file}`));
  }
  return texts;
}
