import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { asError } from '../page/app.tsx';
import type { ErrorProps, PageMeta } from '../theme.ts';
import { pageKey } from './page-key.ts';
import type { LoadedPage, PageLoader } from './page-loader.ts';

/** The page on screen. */
export interface ShownPage {
  /**
   * Route key of its address; `undefined` if the document may belong to another page than its
   * address.
   */
  readonly key: string | undefined;
  /** Absent for the first page of a visit, whose content is in the document. */
  readonly page?: LoadedPage;
}

/** How long a navigation may take before progress is shown, in milliseconds. */
const PROGRESS_DELAY = 200;

/**
 * Follows the router's location and keeps the old page on screen until the new one has loaded. If a
 * page's code cannot be loaded, the browser reloads its address. If nothing answers there, which
 * would lead out of the site, a failure is returned instead.
 *
 * @param first - The page that the document was loaded with.
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
    // A failure is dropped when the reader leaves its page, so that coming back waits for a new
    // attempt.
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
      // The not-found page was the right one.
      if (shown.page === undefined && shown.key === undefined) return show();
      console.error(error);
      const answers = await isAnswered(location.href);
      if (!current) return;
      if (answers) return location.reload();
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
 * Whether the document may belong to another page than that of the address: hosts that serve files
 * by their names send the not-found page for `/a.html` and `/a/`, where `/a` is the page
 * (specification, section 2.5).
 */
function isMisplaced({ route }: PageMeta): boolean {
  return route === '/404.html' && /\.html$|\/$/.test(location.pathname);
}

/**
 * If the reader went back before the scripts took over, the document is still that of the other
 * page.
 */
function keyOfDocument(pathname: string, basePath: string): string | undefined {
  return pageKey(document.documentElement.dataset.js ?? pathname, basePath);
}

/**
 * Whether anything answers at an address, even with an error or a redirect to a login page, which
 * scripts cannot follow to another origin.
 */
function isAnswered(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', cache: 'no-store', redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}
