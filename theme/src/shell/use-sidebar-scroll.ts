import { orUndefined } from '@docgen/core/or-undefined';
import type { PageMeta } from '@docgen/runtime/theme';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { keepInView } from './keep-in-view.ts';

/** Where a sidebar was left, on which page, and where that page's entry stood when the page was left. */
type Place = readonly [top: number, route: string, entry?: number | null];

/**
 * Keeps the place that each sidebar is scrolled to, across reloads and pages of other sidebars, and
 * shows the current entry of a page that is new.
 *
 * @param drawer - Box that scrolls.
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
      // The list may hold another part of the tree than before.
      box.scrollTop += (entryTop(box) ?? entry) - entry;
    }
    let top = box.scrollTop;
    // Read when it changes: at the end the next sidebar may be in the box.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page marks another entry as current
  useEffect(() => {
    const isReloaded =
      isFirst.current && sidebar !== undefined && placeOf(sidebar)?.[1] === location.pathname;
    isFirst.current = false;
    if (drawer.current && !isReloaded) showCurrentEntry(drawer.current);
  }, [drawer, route]);
}

/** Scrolls a sidebar until the entry of the page can be seen, if the list has it. */
export function showCurrentEntry(box: HTMLElement): void {
  const current = currentEntry(box);
  if (current !== null) keepInView(box, current);
}

function currentEntry(box: HTMLElement): HTMLElement | null {
  return box.querySelector('[aria-current="page"]');
}

/** How far the current entry is below the upper edge of the box, in pixels. */
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
