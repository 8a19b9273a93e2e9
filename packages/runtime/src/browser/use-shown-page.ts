import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { asError } from '../page/app.tsx';
import type { ErrorProps, PageMeta } from '../theme.ts';
import { pageKey } from './page-key.ts';
import type { LoadedPage, PageLoader } from './page-loader.ts';

/** The page on screen. */
export interface ShownPage {
  /** Key of its address; `undefined` when it is not the page of the address that it came for. */
  readonly key: string | undefined;
  /** Absent for the first page of a visit, whose content came as HTML. */
  readonly page?: LoadedPage;
}

/** How long a navigation may take before progress shows, in milliseconds (specification, section 9). */
const PROGRESS_DELAY = 200;

/**
 * Follows the router's location: keeps the old page on screen until the new one
 * has arrived. When a page's code does not arrive, the browser loads its address
 * the plain way (specification, section 8). Where that would lead out of the site, because
 * nothing answers, there is a failure to show instead.
 *
 * @param first - The page that the document came with.
 */
export function useShownPage(loader: PageLoader, basePath: string, first: PageMeta) {
  const { pathname } = useLocation();
  const target = pageKey(pathname, basePath);
  const [shown, setShown] = useState<ShownPage>(() => ({
    key: isMisplaced(first) ? undefined : keyOfDocument(pathname, basePath),
  }));
  const [navigating, setNavigating] = useState(false);
  const [failed, setFailed] = useState<{ readonly key: string; readonly error: Error }>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same page again
  useEffect(() => {
    // Who comes back to what failed waits for another attempt, not for the answer of the last one.
    setFailed((last) => (last?.key === target ? last : undefined));
    if (target === shown.key || target === undefined) return;
    let current = true;
    const timer = setTimeout(() => setNavigating(true), PROGRESS_DELAY);
    const stop = () => {
      clearTimeout(timer);
      setNavigating(false);
    };
    const show = (page?: LoadedPage) => {
      setFailed(undefined);
      setShown({ key: target, page });
    };
    const fail = async (error: unknown) => {
      // The not-found page was right.
      if (shown.page === undefined && shown.key === undefined) return show();
      console.error(error);
      const answers = await isAnswered(window.location.href);
      if (!current) return;
      if (answers) return window.location.reload();
      stop();
      setFailed({ key: target, error: asError(error) });
    };
    loader.page(target).then(
      (page) => {
        if (current) show(page);
      },
      (error: unknown) => {
        if (current) fail(error);
      },
    );
    return () => {
      current = false;
      stop();
    };
  }, [loader, target, shown, attempt]);

  const failure: ErrorProps | undefined =
    failed === undefined || failed.key !== target
      ? undefined
      : { error: failed.error, retry: () => setAttempt((count) => count + 1) };
  return { shown, navigating, failure, arrived: target === shown.key };
}

/**
 * Whether the document may be another page's than that of the address: hosts that serve files as
 * they are named send the not-found page for `/a.html`, where `/a` is the page (specification,
 * section 2.5).
 */
function isMisplaced({ route }: PageMeta): boolean {
  return route === '/404.html' && /\.html$/i.test(window.location.pathname);
}

/** A reader may have gone back before the scripts took over; the document is still the other page's. */
function keyOfDocument(pathname: string, basePath: string): string | undefined {
  return pageKey(document.documentElement.dataset.js ?? pathname, basePath);
}

/**
 * Whether anything answers at an address, be it with an error, or with the address of a page to log
 * in at: on another origin, scripts cannot follow it there.
 */
function isAnswered(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', cache: 'no-store', redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}
