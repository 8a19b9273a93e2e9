import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { clickedPage, linkedPage } from './link-clicks.ts';
import { pageKey } from './page-key.ts';
import type { PageLoader } from './page-loader.ts';
import type { ClientConfig } from './site-context.ts';

/**
 * Hands clicks on links to the router and prefetches the page of a link that
 * the pointer or the focus reaches. One listener serves all links, those in
 * adopted HTML included.
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
      const url = linkedPage(event.target, config.basePath);
      const key = url && pageKey(url.pathname, config.basePath);
      if (key !== undefined && key !== pageKey(location.pathname, config.basePath)) {
        loader.prefetch(key);
      }
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onApproach, { passive: true });
    document.addEventListener('focusin', onApproach);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onApproach);
      document.removeEventListener('focusin', onApproach);
    };
  }, [config, loader, navigate]);
}
