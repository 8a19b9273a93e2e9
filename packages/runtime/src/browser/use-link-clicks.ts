import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ClientConfig } from '../site-context.ts';
import { linkedPage, linkedPageKey } from './linked-page.ts';
import type { PageLoader } from './page-loader.ts';

/**
 * Passes clicks on links to the router, and prefetches the page of a link that the pointer or the
 * focus reaches. One listener serves all links, including those in adopted HTML.
 */
export function useLinkClicks(config: ClientConfig, loader: PageLoader): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = clickedPage(event, config);
      if (url === undefined) return;
      event.preventDefault();
      const target = url.pathname + url.search + url.hash;
      const same = target === location.pathname + location.search + location.hash;
      navigate(target, { replace: same });
    };
    const onApproach = (event: Event) => {
      const key = linkedPageKey(event.target, config.basePath);
      if (key !== undefined) loader.prefetch(key, 'now');
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('pointerover', onApproach, { passive: true, signal });
    document.addEventListener('focusin', onApproach, { signal });
    return () => listeners.abort();
  }, [config, loader, navigate]);
}

/**
 * The address inside the site that a click leads to, if the router has to handle it.
 *
 * @returns `undefined` for clicks that the browser handles best: other buttons, modifier keys, new
 *   windows, downloads, files, and other sites.
 */
function clickedPage(event: MouseEvent, { basePath }: Pick<ClientConfig, 'basePath'>) {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return undefined;
  return linkedPage(event.target, basePath);
}
