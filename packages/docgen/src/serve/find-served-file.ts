import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { decodePathStrictly } from '@docgen/core/addresses/address';
import { routeKeyOfPathname } from '@docgen/core/addresses/url';

/** A file that may be sent. */
export interface ServedFile {
  /** Path relative to the output folder, with forward slashes. */
  readonly path: string;
  /** Absolute path, with symbolic links resolved. */
  readonly realPath: string;
}

/**
 * Finds the file for a path, see {@link servedPaths}.
 *
 * @param folder - Absolute path of the output folder.
 * @param pathname - Percent-encoded path of the request, relative to the site's root.
 * @returns `undefined` if the file does not exist, is hidden, or is outside of the folder once
 *   symbolic links are resolved.
 * @throws The system's error for all other failures (`EACCES`, `EIO`).
 */
export async function findServedFile(
  folder: string,
  pathname: string,
): Promise<ServedFile | undefined> {
  const paths = servedPaths(pathname);
  if (paths.length === 0) return undefined;
  const root = await unlessMissing(realpath(folder));
  if (root === undefined) return undefined;
  for (const path of paths) {
    const realPath = await unlessMissing(realpath(join(root, path)));
    if (!realPath?.startsWith(root + sep)) continue;
    if ((await unlessMissing(stat(realPath)))?.isFile()) return { path, realPath };
  }
  return undefined;
}

/**
 * The candidates for a path, of which the first existing file is served. As on the hosts that the
 * output is made for, these are the file itself, `path.html` and `path/index.html`, and for
 * `…/index.html` and `….html` also the page without the ending.
 * Repeated slashes count as one.
 *
 * @param pathname - Percent-encoded path of the request, relative to the site's root; `undefined`
 *   outside of the base path.
 * @returns Output paths; empty outside of the base path, and for paths that could lead to another
 *   folder or a hidden file.
 */
export function servedPaths(pathname: string | undefined): readonly string[] {
  const path = servablePath(pathname ?? '')?.replace(/\/{2,}/g, '/');
  if (path === undefined) return [];
  const names = [path, routeKeyOfPathname(path)].map((name) => name.replace(/^\/|\/$/g, ''));
  return [...new Set(names)].flatMap((name) =>
    name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`],
  );
}

/** Decodes a path. Rejects everything that could lead to another folder or a hidden file. */
function servablePath(pathname: string): string | undefined {
  const path = decodePathStrictly(pathname);
  if (!path?.startsWith('/') || /[\\\0]/.test(path)) return undefined;
  // Drives and alternate data streams on Windows; on other systems a colon has no meaning.
  if (sep === '\\' && path.includes(':')) return undefined;
  const hidden = path
    .split('/')
    .some((segment) => segment.startsWith('.') && segment !== '.well-known');
  return hidden ? undefined : path;
}

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL']);

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && MISSING.has(String(error.code)))
      return undefined;
    throw error;
  }
}
