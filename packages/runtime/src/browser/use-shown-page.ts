import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageKey } from './page-key.ts';
import type { LoadedPage, PageLoader } from './page-loader.ts';

/** The page on screen. */
export interface ShownPage {
  /** Key of its address. */
  readonly key: string | undefined;
  /** Absent for the first page of a visit, whose content came as HTML. */
  readonly page?: LoadedPage;
}

/** How long a navigation may take before progress shows, in milliseconds (specification, section 9). */
const PROGRESS_DELAY = 200;

/**
 * Follows the router's location: keeps the old page on screen until the new one
 * has arrived. When a page's code does not arrive, the browser loads its address
 * the plain way (specification, section 8).
 */
export function useShownPage(loader: PageLoader, basePath: string) {
  const { pathname } = useLocation();
  const target = pageKey(pathname, basePath);
  const [shown, setShown] = useState<ShownPage>(() => ({
    // A reader may have gone back before the scripts took over; the document is still the other page's.
    key: pageKey(document.documentElement.dataset.js ?? pathname, basePath),
  }));
  const [navigating, setNavigating] = useState(false);

  useEffect(() => {
    if (target === shown.key || target === undefined) return;
    let current = true;
    const timer = setTimeout(() => setNavigating(true), PROGRESS_DELAY);
    loader.page(target).then(
      (page) => {
        if (current) setShown({ key: target, page });
      },
      (error: unknown) => {
        if (!current) return;
        console.error(error);
        window.location.reload();
      },
    );
    return () => {
      current = false;
      clearTimeout(timer);
      setNavigating(false);
    };
  }, [loader, target, shown.key]);

  return { shown, navigating, arrived: target === shown.key };
}
