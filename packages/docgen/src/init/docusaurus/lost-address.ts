import { routeKey } from '@docgen/core/url';
import { isWithin } from './is-within.ts';

/** Routes that are not there any more. */
export interface LostRoutes {
  /** Routes of blogs: all below them is gone. */
  readonly blogs: readonly string[];
  /** Routes of other versions of the docs: all below them is gone. */
  readonly versions: readonly string[];
  /** Routes of pages that belong to no docs. */
  readonly single: readonly string[];
  /** Routes of pages that are there all the same. */
  readonly pages: readonly string[];
}

/** A function that names what is not carried over that an address leads to, such as `the blog`. */
export function lostAddress(lost: LostRoutes): (address: string) => string | undefined {
  const there = new Set(lost.pages.map(routeKey));
  return (address) => {
    const route = routeKey(address.replace(/[?#].*$/, ''));
    // The root leads to the docs when it has no page.
    if (!address.startsWith('/') || route === '/' || there.has(route)) return undefined;
    if (lost.blogs.some((blog) => blog !== '/' && isWithin(route, blog))) return 'the blog';
    if (lost.versions.some((version) => isWithin(route, version))) return 'another version';
    return lost.single.includes(route) ? 'a page that is not carried over' : undefined;
  };
}
