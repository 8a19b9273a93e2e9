import { useEffect } from 'react';
import type { NearestPagesModule, SearchModule, SiteSearch } from '../route-chunk.ts';
import { isSingleKey } from '../single-key.ts';
import type { ClientConfig } from '../site-context.ts';
import type { PageLoader } from './page-loader.ts';

/**
 * Opens the search by whatever carries `data-search`, by Ctrl+K or Cmd+K, and by `/`. Its code is
 * loaded then; what carries `data-search-failed` shows while it does not arrive. A list with
 * `data-nearest` is filled with the pages nearest to an address that has none.
 */
export function useSearch(loader: PageLoader, config: ClientConfig): void {
  useEffect(() => {
    const { search, nearestPages } = config;
    if (search === undefined) return;
    let made: SiteSearch | undefined;
    const load = async (): Promise<SiteSearch> => {
      const create = await loader.module<SearchModule>(search);
      made ??= create(config);
      return made;
    };
    const open = async () => {
      const notice = document.querySelector<HTMLElement>('[data-search-failed]');
      const opened = await load().catch(() => undefined);
      if (notice !== null) notice.hidden = opened !== undefined;
      opened?.open();
    };
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-search]')) void open();
    };
    const onKey = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      void open();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('keydown', onKey, { signal });
    const list = document.querySelector<HTMLElement>('[data-nearest]');
    if (list !== null && nearestPages !== undefined) {
      loader.module<NearestPagesModule>(nearestPages).then(
        (suggest) => suggest(list, config),
        () => {
          // The page says what there is to say without the list.
        },
      );
    }
    return () => listeners.abort();
  }, [config, loader]);
}

function asksForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k';
  return isSingleKey(event, '/');
}
