import { decodePath, routeOfPath } from '@docgen/core/addresses/address';
import { joinRoute } from '@docgen/core/addresses/url';

/**
 * The route of a page with a slug.
 *
 * @param folder - Route that the slug is relative to.
 * @param slug - As written: percent-encoded or not, with or without a leading slash. Slugs have no
 *   query and no fragment, so `?` and `#` are ordinary characters.
 */
export function routeOfSlug(folder: string, slug: string): string {
  return joinRoute(folder, routeOfPath(decodePath(slug)));
}
