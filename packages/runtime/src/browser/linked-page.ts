import { namesFile } from '@docgen/core/addresses/address';
import { pageKey } from './page-key.ts';

/**
 * The address of the page that the link around an element leads to; `undefined` if there is no such
 * link, or if the browser has to follow it.
 */
export function linkedPage(target: EventTarget | null, basePath: string): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  // `data-nobrokenlinkcheck`: addresses that other programs answer, such as `pathname:///app`.
  // Requesting them may have effects.
  if (!link?.matches('[href]:not([download], [data-nobrokenlinkcheck])')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const url = new URL(link.href, location.href);
  // No route begins with an empty segment, and without its origin the address would name another
  // host.
  if (url.pathname.startsWith('//')) return undefined;
  if (url.origin !== location.origin || pageKey(url.pathname, basePath) === undefined)
    return undefined;
  const isPage = /\.html$/i.test(url.pathname) || !namesFile(url.pathname);
  return isPage ? url : undefined;
}

/** The key of that page; `undefined` if it is the page on screen. */
export function linkedPageKey(target: EventTarget | null, basePath: string): string | undefined {
  const url = linkedPage(target, basePath);
  const key = url && pageKey(url.pathname, basePath);
  return key === pageKey(location.pathname, basePath) ? undefined : key;
}
