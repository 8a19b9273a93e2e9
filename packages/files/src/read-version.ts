import { statSync } from 'node:fs';
import { isAbsolute, join, posix, resolve } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { isSdlFile } from '@docgen/core/sources/sdl-file';
import { gitFiles } from './git-files.ts';
import { permittingCommand } from './git-refusal.ts';
import { readFolder, readSource } from './read-source.ts';

/** An SDL file, with its name in messages. */
export interface VersionFile {
  readonly file: string;
  readonly text: string;
}

/** The SDL files of one version of a schema, or of several schemas. */
export interface Version {
  /** The name that it was requested by. */
  readonly name: string;
  /** By path below the folder; by the empty string if the version is a single file. */
  readonly files: ReadonlyMap<string, VersionFile>;
}

/**
 * Reads a version of a schema by its name: an SDL file, a folder of SDL files, or either of these
 * in a commit, such as `main:schemas`. A name that exists on disk is never treated as a commit.
 *
 * @param cwd - Folder that names are relative to, absolute.
 * @returns `undefined` with an `unknown-schema-version`, or with the reason why a file cannot be
 *   read.
 */
export async function readVersion(
  name: string,
  cwd: string,
): Promise<Checked<Version | undefined>> {
  // Not resolved first, because that would turn `main:../schemas` into `schemas`.
  const found =
    name === ''
      ? undefined
      : orUndefined(() => statSync(isAbsolute(name) ? name : `${cwd}/${name}`));
  if (found !== undefined) return onDisk(name, cwd, found.isDirectory());
  const [, ref, path] = OF_COMMIT.exec(name) ?? [];
  if (ref === undefined || path === undefined) {
    return { value: undefined, diagnostics: [unknown(name, 'there is no such file or folder')] };
  }
  if (/^https?:\/\//i.test(name)) {
    const why = 'it is an address, and docgen reads files and commits only';
    return { value: undefined, diagnostics: [unknown(name, why, DOWNLOAD)] };
  }
  try {
    const texts = await gitFiles({ ref, path }, cwd, isSdlFile);
    if (texts !== undefined) return fromTexts(name, texts);
    const why = `the commit has no ${JSON.stringify(path)}`;
    return { value: undefined, diagnostics: [unknown(name, why)] };
  } catch (error) {
    const { why, hint } = reasonOf(error as GitError, ref);
    return { value: undefined, diagnostics: [unknown(name, why, hint)] };
  }
}

const OF_COMMIT = /^([^:]+):(.*)$/s;

/** The path in the name of a version, or of one of its files, without the commit. */
export function pathOfVersion(name: string): string {
  return OF_COMMIT.exec(name)?.[2] ?? name;
}

/** Thrown if a program cannot be run, or fails; or by `gitFiles`. */
type GitError = NodeJS.ErrnoException & { readonly stderr?: string; readonly hint?: string };

function reasonOf(error: GitError, ref: string): Reason {
  const { code, message, stderr, hint } = error;
  if (code === 'ENOENT')
    return { why: 'git is not installed, and docgen needs it to read commits' };
  if (stderr === '') {
    const fetch =
      'Correct its name, or fetch the commit first. In CI, a checkout usually contains a single commit (set `fetch-depth: 0`), and the branches of the server are called `origin/main` and so on.';
    return { why: `git cannot find the commit ${JSON.stringify(ref)}`, hint: fetch };
  }
  const permit = permittingCommand(error);
  if (permit !== undefined) {
    const why = 'git does not read the repository, because it belongs to another user';
    return { why, hint: `Run \`${permit}\` first.` };
  }
  if (stderr === undefined) return { why: message, hint };
  return { why: `git says ${JSON.stringify(stderr.trim())}` };
}

interface Reason {
  readonly why: string;
  /** What to do. Default: name another version. */
  readonly hint?: string | undefined;
}

async function onDisk(
  name: string,
  cwd: string,
  isFolder: boolean,
): Promise<Checked<Version | undefined>> {
  const listed = isFolder ? await readFolder(cwd, name) : { value: [''], diagnostics: [] };
  const diagnostics: Diagnostic[] = [...listed.diagnostics];
  const texts = new Map<string, string>();
  for (const file of listed.value) {
    if (isFolder && !isSdlFile(file)) continue;
    const { value, diagnostics: wrong } = await readSource(
      resolve(cwd, name, file),
      join(name, file),
    );
    diagnostics.push(...wrong);
    if (value !== undefined) texts.set(file, value);
  }
  if (diagnostics.length > 0) return { value: undefined, diagnostics };
  return fromTexts(name, texts);
}

function fromTexts(name: string, texts: ReadonlyMap<string, string>): Checked<Version | undefined> {
  const folder = name.endsWith('/') || name.endsWith(':') ? name : `${name}/`;
  const files = new Map<string, VersionFile>();
  for (const [path, text] of texts) {
    files.set(path, { file: posix.normalize(path === '' ? name : folder + path), text });
  }
  if (files.size > 0) return { value: { name, files }, diagnostics: [] };
  return { value: undefined, diagnostics: [unknown(name, 'it contains no SDL files')] };
}

const NAME_ANOTHER =
  'Name an SDL file (.graphql, .graphqls, .gql, .sdl), a folder of them, the JSON result of an introspection query, or a commit and a path, such as `main:schemas`.';

const DOWNLOAD =
  'Save the SDL to a file first, for example with `rover graph introspect <address> > old.graphql`, and name that file.';

function unknown(name: string, why: string, hint = NAME_ANOTHER): Diagnostic {
  return {
    code: 'unknown-schema-version',
    severity: 'error',
    message: `${JSON.stringify(name)} is not a version of a schema: ${why}.`,
    hint,
  };
}
