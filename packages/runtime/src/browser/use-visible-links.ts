import { useEffect } from 'react';
import type { PageMeta } from '../theme.ts';
import { linkedPageKey } from './linked-page.ts';
import type { PageLoader } from './page-loader.ts';

/** How long no link may come into view or leave it before pages are prefetched, in milliseconds. */
const REST = 1000;

/** Maximum number of pages to prefetch for one page. */
const MOST = 8;

/**
 * Prefetches the pages of the first links in view once the reader stops scrolling: links in the
 * article and below it. In the sidebar, readers point at the next link anyway.
 *
 * @param page - Page shown. A new object has new links.
 */
export function useVisibleLinks(loader: PageLoader, basePath: string, page: PageMeta): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links
  useEffect(() => {
    const visible = new Set<Element>();
    const asked = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prefetch = () => {
      for (const link of visible) {
        const key = linkedPageKey(link, basePath);
        if (key === undefined || asked.size === MOST) continue;
        asked.add(key);
        loader.prefetch(key, 'later');
      }
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      clearTimeout(timer);
      timer = setTimeout(prefetch, REST);
    });
    for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [loader, basePath, page]);
}
