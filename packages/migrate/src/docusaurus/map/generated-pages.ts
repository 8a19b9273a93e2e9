import { posix } from 'node:path';
import { joinRoute, routeKey } from '@docgen/core/addresses/url';
import type { RedirectConfig } from '@docgen/core/config';
import { isWithin } from '@docgen/files/is-within';
import type { PageAddress } from '../../page-addresses.ts';
import { isOwnPage, KIND_PAGES } from '../read/definition-folders.ts';
import type { FoundSchema } from '../read/schema-files.ts';

/**
 * Redirects to references: from start pages whose address differs from docgen's, because a site may
 * have its own `homepage`, whose id and slug determine its address; and from pages of kinds.
 *
 * @param schemas - The migrated schemas.
 * @see https://graphql-markdown.dev/docs/settings#homepage
 */
export function startPageRedirects(
  schemas: readonly FoundSchema[],
  pages: readonly PageAddress[],
): RedirectConfig[] {
  return schemas.flatMap((schema) => {
    const { route: to } = schema;
    if (schema.isByKind) return KIND_PAGES.map((kind) => ({ from: joinRoute(to, kind), to }));
    return pages
      .filter((page) => isStartPage(page, schema))
      .filter(({ route }) => routeKey(route) !== routeKey(to))
      .map(({ route }) => ({ from: route, to }));
  });
}

/**
 * The route at which docgen generates a page, whether or not the page that GraphQL-Markdown
 * generated exists.
 *
 * @param id - Id of the page in its docs instance.
 * @param content - Content root of this docs instance.
 * @returns `undefined` for handwritten pages.
 */
export function generatedRoute(
  { id, content }: Pick<PageAddress, 'id' | 'content'>,
  schemas: readonly FoundSchema[],
): string | undefined {
  for (const { docs, route, isByKind } of schemas) {
    if (docs?.content !== content || docs.folder === '.' || !isWithin(id, docs.folder)) continue;
    const path = posix.relative(docs.folder, id);
    if (isOwnPage(path, isByKind)) return undefined;
    return path.includes('/') ? joinRoute(route, path) : route;
  }
  return undefined;
}

/**
 * Whether a page is the start page of a schema's reference. If all pages are in one folder, or in
 * the content root itself, it cannot be told from others, and the result is false.
 */
function isStartPage({ content, path }: PageAddress, { docs, folders }: FoundSchema): boolean {
  const isKnown = docs?.content === content && docs.folder !== '.' && folders !== undefined;
  return isKnown && posix.dirname(path) === docs.folder;
}
