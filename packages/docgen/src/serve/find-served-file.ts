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
 * Finds the file that answers a path, as the hosts do that the output is made for: the file
 * itself, `path.html`, `path/index.html`; and for `…/index.html` and `….html` the page without
 * the ending (specification, section 2.5).
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
  const path = servablePath(pathname);
  if (path === undefined) return undefined;
  const root = await unlessMissing(realpath(folder));
  if (root === undefined) return undefined;
  for (const candidate of candidates(path)) {
    const realPath = await unlessMissing(realpath(join(root, candidate)));
    if (!realPath?.startsWith(root + sep)) continue;
    if ((await unlessMissing(stat(realPath)))?.isFile()) return { path: candidate, realPath };
  }
  return undefined;
}

/** Decodes a path and turns down everything that could mean another folder or a hidden file. */
export function servablePath(pathname: string): string | undefined {
  const path = decodePathStrictly(pathname);
  if (!path?.startsWith('/') || /[\\\0]/.test(path)) return undefined;
  // Drives and alternate streams of Windows; elsewhere a colon is a character like others.
  if (sep === '\\' && path.includes(':')) return undefined;
  const hidden = path
    .split('/')
    .some((segment) => segment.startsWith('.') && segment !== '.well-known');
  return hidden ? undefined : path;
}

function candidates(path: string): Set<string> {
  const exact = path.replace(/^\/+/, '').replace(/\/+$/, '');
  const page = routeKeyOfPathname(path).replace(/^\/+/, '');
  return new Set(
    [exact, page].flatMap((name) =>
      name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`],
    ),
  );
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
