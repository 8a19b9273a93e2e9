import { useEffect } from 'react';
import type { DiagramsModule } from '../route-chunk.ts';
import type { PageMeta } from '../theme.ts';
import type { PageLoader } from './page-loader.ts';

/** Draws the diagrams of the page on screen that are left to the browser. */
export function useDiagrams(loader: PageLoader, meta: PageMeta): void {
  useEffect(() => {
    if (meta.diagrams === undefined) return;
    const page = new AbortController();
    loader.module<DiagramsModule>(meta.diagrams).then(
      (draw) => draw(page.signal),
      () => {
        // The page continues to show the sources, as it does without scripts.
      },
    );
    return () => page.abort();
  }, [loader, meta]);
}
