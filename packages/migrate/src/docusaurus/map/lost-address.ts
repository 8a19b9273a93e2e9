import { isSafeAddress, routeKey } from '@docgen/core/addresses/url';
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

const AGAIN = 'If you publish it beside this site, add the link again.';

/**
 * Creates a function that says why a link to an address is left out, in sentences; it returns
 * `undefined` for addresses that exist.
 */
export function lostAddress(lost: LostRoutes): (address: string) => string | undefined {
  const there = new Set(lost.pages.map(routeKey));
  return (address) => {
    if (!isSafeAddress(address)) return 'It leads to a program that would run in the browser.';
    const route = routeKey(address.replace(/[?#].*$/, ''));
    // A root without a page redirects to the docs.
    if (!address.startsWith('/') || route === '/' || there.has(route)) return undefined;
    if (lost.blogs.some((blog) => blog !== '/' && isWithin(route, blog)))
      return `It leads to the blog, which is not there any more. ${AGAIN}`;
    const isPage = lost.single.includes(route);
    return isPage ? `It leads to a page that is not migrated. ${AGAIN}` : undefined;
  };
}
