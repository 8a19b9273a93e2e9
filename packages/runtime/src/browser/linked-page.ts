import { namesFile } from '@docgen/core/address';
import { pageKey } from './page-key.ts';

/** The address of the page behind the link around an element. */
export function linkedPage(target: EventTarget | null, basePath: string): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || !link.hasAttribute('href') || link.hasAttribute('download'))
    return undefined;
  // Addresses that others answer, as `pathname:///app` does: to ask for them may do something.
  if (link.hasAttribute('data-nobrokenlinkcheck')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const url = new URL(link.href, location.href);
  // No page has an empty name, and what is left of the address would name another host.
  if (url.pathname.startsWith('//')) return undefined;
  if (url.origin !== location.origin || pageKey(url.pathname, basePath) === undefined)
    return undefined;
  const isPage = /\.html$/i.test(url.pathname) || !namesFile(url.pathname);
  return isPage ? url : undefined;
}

/** The key of that page, unless it is the one on screen. */
export function linkedPageKey(target: EventTarget | null, basePath: string): string | undefined {
  const url = linkedPage(target, basePath);
  const key = url && pageKey(url.pathname, basePath);
  return key === pageKey(location.pathname, basePath) ? undefined : key;
}
