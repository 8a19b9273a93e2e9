import { constants } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { routeKeyOfPathname } from '@docgen/core/url';

/**
 * Finds the file that answers a path, as the hosts do that the output is made for: the file
 * itself, `path.html`, `path/index.html`; and for `…/index.html` and `….html` the page without
 * the ending (specification, section 2.5).
 *
 * @param folder - Output folder, absolute.
 * @param pathname - Path below the site's root as it stands in the request, percent-encoded.
 * @returns Path of the file below the folder, with forward slashes. `undefined` where there is
 *   none, where it is hidden, and where it lies outside the folder once symbolic links are
 *   followed.
 */
export async function findServedFile(
  folder: string,
  pathname: string,
): Promise<string | undefined> {
  const path = decodePath(pathname);
  if (path === undefined) return undefined;
  const root = await realpath(folder).catch(() => undefined);
  if (root === undefined) return undefined;
  for (const candidate of candidates(path)) {
    if (await isServable(root, candidate)) return candidate;
  }
  return undefined;
}

/** Decodes a path and turns down everything that could mean another folder or a hidden file. */
function decodePath(pathname: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (!path.startsWith('/') || /[\\\0]/.test(path)) return undefined;
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

async function isServable(root: string, candidate: string): Promise<boolean> {
  try {
    const real = await realpath(join(root, candidate));
    if (!real.startsWith(root + sep)) return false;
    const [stats] = await Promise.all([stat(real), access(real, constants.R_OK)]);
    return stats.isFile();
  } catch {
    return false;
  }
}
