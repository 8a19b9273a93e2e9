import { decodePath, routeOfPath } from '@docgen/core/address';
import { joinRoute } from '@docgen/core/url';

/**
 * The route of a page that names its own path.
 *
 * @param folder - Route of the folder that the path starts at.
 * @param slug - As written: percent-encoded or not, with or without a slash in front. A slug has no
 *   query and no fragment, so `?` and `#` stand for themselves.
 */
export function routeOfSlug(folder: string, slug: string): string {
  return joinRoute(folder, routeOfPath(decodePath(slug)));
}
