import { decodePath, encodePath, routeOfPath } from '@docgen/core/addresses/address';
import { joinRoute } from '@docgen/core/addresses/url';
import type { Placement } from './doc.ts';
import { stripNumberPrefixes } from './number-prefix.ts';
import { routeOfSlug } from './route-of-slug.ts';

/** The id and route of an authored page. */
export interface DocAddress {
  /** Unique within the content root. */
  readonly id: string;
  readonly route: string;
}

/**
 * Derives id and route of an authored page.
 *
 * The route consists of the root's route, the folders and the file name, without number prefixes
 * and extension. `index`, `readme` and a file named like its folder get the route of the folder,
 * even if they have an `id`. A `slug` in the front matter replaces the path below the root if it
 * starts with a slash; otherwise it replaces the last segment, and may start with `./` or `../`. An
 * `id` replaces the last segment of the id, and that of the route of other pages without a slug.
 * With `numberPrefixes: 'keep'`, only the extension is removed. Docusaurus does the same.
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

/** Resolves `./` and `../` of a slug, but not beyond the content root. */
function resolveSlug(slug: string, folder: string): string {
  const base = new URL(`https://site.invalid/${encodePath(folder)}`);
  return decodePath(new URL(`./${encodePath(decodePath(slug))}`, base).pathname);
}

/**
 * True for the index page of a folder: `index`, `readme`, or a file named like the folder. As in
 * Docusaurus, number prefixes are not removed here, so `01-index.md` is an ordinary page.
 */
export function isFolderIndex(path: string): boolean {
  const segments = path
    .replace(/\.[^./]+$/, '')
    .toLowerCase()
    .split('/');
  const name = segments.pop();
  return name === 'index' || name === 'readme' || (name !== undefined && name === segments.pop());
}
