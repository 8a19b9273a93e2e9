import { decodePath, encodePath, routeOfPath } from '@docgen/core/address';
import { joinRoute } from '@docgen/core/url';
import type { Placement } from './doc.ts';
import { stripNumberPrefixes } from './number-prefix.ts';
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
 * starts with a slash, else the last segment, from which `./` and `../` lead on; `id` replaces the
 * last segment of the id (and of the route of other pages, unless there is a slug). With
 * `numberPrefixes: 'keep'`, nothing is dropped but the extension. Docusaurus does the same.
 *
 * @param root - Route of the content root.
 * @param path - Path below the content root, with extension.
 */
export function docAddress(
  root: string,
  path: string,
  frontMatter: Pick<Placement, 'id' | 'slug' | 'numberPrefixes'>,
): DocAddress {
  const { slug, numberPrefixes } = frontMatter;
  const written = path.replace(/\.[^./]+$/, '');
  const bare = numberPrefixes === 'keep' ? written : stripNumberPrefixes(written);
  const nameStart = bare.lastIndexOf('/') + 1;
  const folder = bare.slice(0, nameStart);
  const id = folder + (frontMatter.id ?? bare.slice(nameStart));
  if (slug?.startsWith('/')) return { id, route: routeOfSlug(root, slug) };
  const below =
    slug === undefined ? (isFolderIndex(path) ? folder : id) : resolveSlug(slug, folder);
  return { id, route: joinRoute(root, '/', routeOfPath(below)) };
}

/** Follows `./` and `../` of a slug, not beyond the content root. */
function resolveSlug(slug: string, folder: string): string {
  const base = new URL(`https://site.invalid/${encodePath(folder)}`);
  return decodePath(new URL(`./${encodePath(decodePath(slug))}`, base).pathname);
}

/**
 * True for a page that stands for its folder: `index`, `readme`, or named like the folder. A number
 * prefix is part of these names, as in Docusaurus: `01-index.md` is a page like others.
 */
export function isFolderIndex(path: string): boolean {
  const segments = path
    .replace(/\.[^./]+$/, '')
    .toLowerCase()
    .split('/');
  const name = segments.pop();
  return name === 'index' || name === 'readme' || (name !== undefined && name === segments.pop());
}
