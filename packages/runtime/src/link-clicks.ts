import { namesFile } from '@docgen/core/address';
import { pageKey } from './page-key.ts';
import type { ClientConfig } from './site-context.ts';

/**
 * The address inside the site that a click asks for, if the router shall handle it.
 *
 * @returns `undefined` for clicks that the browser handles best: other buttons,
 * modifier keys, new windows, downloads, files, and other sites.
 */
export function clickedPage(event: MouseEvent, { basePath }: Pick<ClientConfig, 'basePath'>) {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return undefined;
  return linkedPage(event.target, basePath);
}

/** The address of the page behind the link around an element. */
export function linkedPage(target: EventTarget | null, basePath: string): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || !link.hasAttribute('href') || link.hasAttribute('download'))
    return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || pageKey(url.pathname, basePath) === undefined)
    return undefined;
  return namesFile(url.pathname.replace(/\.html$/i, '')) ? undefined : url;
}
