import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { PageMeta } from '@docgen/runtime/theme';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { keepInView } from './keep-in-view.ts';

/**
 * The scroll position of a sidebar when it was left, the page, and the position of that page's
 * entry, in pixels.
 */
type Place = readonly [top: number, route: string, entry?: number | null];

/**
 * Keeps the scroll position of each sidebar across reloads and pages of other sidebars, and scrolls
 * to the current entry of a new page.
 *
 * @param drawer - The scrolling box.
 */
export function useSidebarScroll(
  drawer: RefObject<HTMLElement | null>,
  { sidebar, route }: PageMeta,
): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const box = drawer.current;
    if (box === null || sidebar === undefined) return;
    const [last, route, entry] = placeOf(sidebar) ?? [0];
    box.scrollTop = last;
    if (route === location.pathname && typeof entry === 'number') {
      // The list may now contain another part of the tree.
      box.scrollTop += (entryTop(box) ?? entry) - entry;
    }
    let top = box.scrollTop;
    // Recorded on change, because at the end the box may contain the next sidebar.
    const note = () => {
      top = box.scrollTop;
    };
    const store = (entry?: number) => {
      const place: Place = [top, location.pathname, entry];
      orUndefined(() => sessionStorage.setItem(keyOf(sidebar), JSON.stringify(place)));
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    box.addEventListener('scroll', note, { passive: true, signal });
    const leave = () => {
      note();
      store(entryTop(box));
    };
    addEventListener('pagehide', leave, { signal });
    return () => {
      listeners.abort();
      store();
    };
  }, [drawer, sidebar]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has another current entry
  useEffect(() => {
    const isReloaded =
      isFirst.current && sidebar !== undefined && placeOf(sidebar)?.[1] === location.pathname;
    isFirst.current = false;
    if (drawer.current && !isReloaded) showCurrentEntry(drawer.current);
  }, [drawer, route]);
}

/** Scrolls a sidebar until the entry of the page is visible, if the list contains it. */
export function showCurrentEntry(box: HTMLElement): void {
  const current = currentEntry(box);
  if (current !== null) keepInView(box, current);
}

function currentEntry(box: HTMLElement): HTMLElement | null {
  return box.querySelector('[aria-current="page"]');
}

/** Distance of the current entry from the top of the box, in pixels. */
function entryTop(box: HTMLElement): number | undefined {
  const entry = currentEntry(box);
  if (entry === null) return undefined;
  return entry.getBoundingClientRect().top - box.getBoundingClientRect().top;
}

function keyOf(sidebar: string): string {
  return `sidebar ${sidebar}`;
}

function placeOf(sidebar: string): Place | undefined {
  return orUndefined(() => JSON.parse(sessionStorage.getItem(keyOf(sidebar)) ?? '')) as
    | Place
    | undefined;
}
