import { routeOfAddress } from '@docgen/core/addresses/address';
import { routeKeyOfPathname } from '@docgen/core/addresses/url';

/**
 * The route key of the page at an address.
 *
 * @param pathname - Path of a URL, base path included, percent-encoded.
 * @returns `undefined` for an address outside of the base path.
 */
export function pageKey(pathname: string, basePath: string): string | undefined {
  if (!`${pathname}/`.startsWith(basePath)) return undefined;
  return routeKeyOfPathname(routeOfAddress(`/${pathname.slice(basePath.length)}`));
}
