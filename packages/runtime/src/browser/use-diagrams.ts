import { useEffect } from 'react';
import type { DiagramsModule } from '../route-chunk.ts';
import type { PageMeta } from '../theme.ts';
import type { PageLoader } from './page-loader.ts';

/** Has those diagrams of the page on screen drawn that were left to the browser. */
export function useDiagrams(loader: PageLoader, meta: PageMeta): void {
  useEffect(() => {
    if (meta.diagrams === undefined) return;
    const page = new AbortController();
    loader.module<DiagramsModule>(meta.diagrams).then(
      (draw) => draw(page.signal),
      () => {
        // The page shows the sources, which is what it does without scripts, too.
      },
    );
    return () => page.abort();
  }, [loader, meta]);
}
