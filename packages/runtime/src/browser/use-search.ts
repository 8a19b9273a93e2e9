import { translate } from '@docgen/core/texts/texts';
import { useEffect, useState } from 'react';
import { asError } from '../page/app.tsx';
import type { NearestPagesModule, SearchModule, SiteSearch } from '../route-chunk.ts';
import { isSingleKey } from '../single-key.ts';
import type { ClientConfig } from '../site-context.ts';
import type { PageLoader } from './page-loader.ts';

/**
 * Opens the search on a click on any element with `data-search`, on Ctrl+K or Cmd+K, and on `/`.
 * Its code is loaded then; what is typed into its field meanwhile becomes the query. A list with
 * `data-nearest` is filled with the pages nearest to an address without a page.
 *
 * @returns The error if the code could not be loaded when a reader last tried; a new object each
 *   time.
 */
export function useSearch(loader: PageLoader, config: ClientConfig): Error | undefined {
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    const { search, nearestPages } = config;
    if (search === undefined) return;
    let made: SiteSearch | undefined;
    const open = async () => {
      if (made !== undefined) return made.open();
      const waiting = document.createElement('dialog');
      const input = document.createElement('input');
      waiting.className = 'search';
      input.ariaLabel = translate(config, 'Search');
      waiting.closedBy = 'any';
      waiting.append(input);
      document.body.append(waiting);
      waiting.showModal();
      try {
        made ??= (await loader.module<SearchModule>(search))(config);
        setFailure(undefined);
      } catch (cause) {
        setFailure(asError(cause));
      }
      // A reader may have closed it.
      const isWanted = waiting.open;
      waiting.close();
      waiting.remove();
      if (isWanted) made?.open(input.value);
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
          // The page is complete without the list.
        },
      );
    }
    return () => listeners.abort();
  }, [config, loader]);
  return failure;
}

function asksForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k';
  return isSingleKey(event, '/');
}
