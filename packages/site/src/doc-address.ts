import { routeOfPath } from '@docgen/core/address';
import { joinRoute } from '@docgen/core/url';
import { splitNumberPrefix, stripNumberPrefixes } from './number-prefix.ts';
import { routeOfSlug } from './route-of-slug.ts';

/** Where a page stands in its content root and on the site. */
export interface DocAddress {
  /** Unique within the content root. */
  readonly id: string;
  readonly route: string;
}

/**
 * Derives id and route of an authored page.
 *
 * The route is the root's route, the folders and the file's name, number
 * prefixes and extension dropped. `index`, `readme` and a file named like its
 * folder stand for the folder, whatever their `id`. A front matter `slug` replaces the path when it
 * starts with a slash, else the last segment; `id` replaces the last segment of
 * the id (and of the route of other pages, unless there is a slug). Docusaurus does the same.
 *
 * @param root - Route of the content root.
 * @param path - Path below the content root, with extension.
 */
export function docAddress(
  root: string,
  path: string,
  frontMatter: { readonly id?: string; readonly slug?: string },
): DocAddress {
  const bare = path.replace(/\.[^./]+$/, '');
  const slash = bare.lastIndexOf('/');
  const folder = stripNumberPrefixes(bare.slice(0, Math.max(slash, 0)));
  const base = splitNumberPrefix(bare.slice(slash + 1)).name;
  const name = frontMatter.id ?? base;
  const id = folder === '' ? name : `${folder}/${name}`;
  if (frontMatter.slug !== undefined) {
    const isAbsolute = frontMatter.slug.startsWith('/');
    const base = isAbsolute ? root : joinRoute(root, routeOfPath(folder));
    return { id, route: routeOfSlug(base, frontMatter.slug) };
  }
  if (isFolderIndex(path)) return { id, route: joinRoute(root, routeOfPath(folder), '/') };
  return { id, route: joinRoute(root, routeOfPath(id)) };
}

/** True for a page that stands for its folder: `index`, `readme`, or named like the folder. */
export function isFolderIndex(path: string): boolean {
  const segments = stripNumberPrefixes(path.replace(/\.[^./]+$/, ''))
    .toLowerCase()
    .split('/');
  const name = segments.pop();
  return name === 'index' || name === 'readme' || (name !== undefined && name === segments.pop());
}
