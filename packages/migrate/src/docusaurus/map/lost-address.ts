import { isSafeAddress, routeKey } from '@docgen/core/url';
import { isWithin } from '@docgen/files/is-within';

/** Routes that no longer exist. */
export interface LostRoutes {
  /** Routes of blogs, which include everything below. */
  readonly blogs: readonly string[];
  /** Routes of pages outside of the docs. */
  readonly single: readonly string[];
  /** Routes of pages that exist. */
  readonly pages: readonly string[];
}

/**
 * Creates a function that describes the target of an address that was not migrated, such as
 * `the blog, which is not there any more`; it returns `undefined` for all other addresses.
 */
export function lostAddress(lost: LostRoutes): (address: string) => string | undefined {
  const there = new Set(lost.pages.map(routeKey));
  return (address) => {
    if (!isSafeAddress(address)) return 'a program that would run in the browser';
    const route = routeKey(address.replace(/[?#].*$/, ''));
    // A root without a page redirects to the docs.
    if (!address.startsWith('/') || route === '/' || there.has(route)) return undefined;
    if (lost.blogs.some((blog) => blog !== '/' && isWithin(route, blog)))
      return 'the blog, which is not there any more';
    return lost.single.includes(route) ? 'a page that is not migrated' : undefined;
  };
}
