import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { decodePathStrictly } from '@docgen/core/address';
import { routeKeyOfPathname } from '@docgen/core/url';

/** A file that may be sent. */
export interface ServedFile {
  /** Path below the output folder, with forward slashes. */
  readonly path: string;
  /** Absolute path, symbolic links followed. */
  readonly realPath: string;
}

/**
 * Finds the file that answers a path, see {@link servedPaths}.
 *
 * @param folder - Output folder, absolute.
 * @param pathname - Path below the site's root as it stands in the request, percent-encoded.
 * @returns `undefined` where there is none, where it is hidden, and where it lies outside the
 *   folder once symbolic links are followed.
 * @throws The system's error where it cannot tell (`EACCES`, `EIO`).
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
 * The files that answer a path, the first one that is there, as the hosts have it that the output is
 * made for: the file itself, `path.html`, `path/index.html`; and for `…/index.html` and `….html` the
 * page without the ending (specification, section 2.5). Doubled slashes count as one.
 *
 * @param pathname - Path below the site's root as it stands in a request, percent-encoded;
 *   `undefined` outside of it.
 * @returns Output paths; none outside, and for a path that could mean another folder or a hidden file.
 */
export function servedPaths(pathname: string | undefined): readonly string[] {
  const path = servablePath(pathname ?? '')?.replace(/\/{2,}/g, '/');
  if (path === undefined) return [];
  const names = [path, routeKeyOfPathname(path)].map((name) => name.replace(/^\/|\/$/g, ''));
  return [...new Set(names)].flatMap((name) =>
    name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`],
  );
}

/** Decodes a path and turns down everything that could mean another folder or a hidden file. */
function servablePath(pathname: string): string | undefined {
  const path = decodePathStrictly(pathname);
  if (!path?.startsWith('/') || /[\\\0]/.test(path)) return undefined;
  // Drives and alternate streams of Windows; elsewhere a colon is a character like others.
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
