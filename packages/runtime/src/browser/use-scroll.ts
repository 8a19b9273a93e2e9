import { idOfFragment } from '@docgen/core/addresses/address';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isTextField } from '../single-key.ts';
import { selectorOf } from './hold-place.ts';

/** The state in which a reader left a history entry. */
interface Place {
  readonly top: number;
  /** Which of the article's details were open, by their index on the page. */
  readonly open: readonly number[];
  /** Selector of links to the address that the reader followed: that of the link with the focus. */
  readonly link?: string | undefined;
  /**
   * Which of these links, from the last: those before it may change, because the sidebar may have
   * more entries when the reader comes back. -1 if none had the focus.
   */
  readonly nth: number;
}

/**
 * Scrolls the page to the place that the reader expects once a navigation has arrived: to the
 * fragment's target, else to the top. After back and forward, restores the place where the reader
 * left the page, the details that were open, and the focus of the link that was followed.
 *
 * @param arrived - True when the page of the current location is on screen.
 */
export function useScroll(arrived: boolean): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const [places] = useState(storedPlaces);
  // The browser has scrolled the page that the document was loaded with, unless told not to.
  const placed = arrived && history.scrollRestoration === 'auto';
  const handled = useRef(placed ? key : undefined);
  const hasArrived = useRef(arrived);
  hasArrived.current = arrived;

  // The browser restores the place on reload and between documents. Within a visit, it would do so
  // too early.
  useEffect(() => {
    const enter = () => {
      history.scrollRestoration = 'manual';
    };
    const leave = () => {
      // While the document of the next page is requested, the place is still that of the old page.
      if (hasArrived.current) history.scrollRestoration = 'auto';
      store(places);
    };
    enter();
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('pageshow', enter, { signal });
    addEventListener('pagehide', leave, { signal });
    return () => {
      leave();
      listeners.abort();
    };
  }, [places]);

  useLayoutEffect(
    () => () => {
      const { activeElement } = document;
      const link = selectorOf(activeElement);
      const nth = fromLast(link).indexOf(activeElement as HTMLElement);
      places.set(key, { top: scrollY, open: openDetails(), link, nth });
    },
    [key, places],
  );

  // `:target` does not follow the router, so themes style `[data-target]`.
  useLayoutEffect(() => {
    const target = arrived ? fragmentTarget(hash) : null;
    target?.setAttribute('data-target', '');
    return () => target?.removeAttribute('data-target');
  }, [arrived, hash]);

  useLayoutEffect(() => {
    if (!arrived || handled.current === key) return;
    handled.current = key;
    // A history entry created by typing a fragment has no state, and the key of the first entry.
    const isKnown = type === NavigationType.Pop && history.state;
    const place = isKnown ? places.get(key) : undefined;
    const target = fragmentTarget(hash);
    if (place) {
      const all = articleDetails();
      for (const at of place.open) if (all[at]) all[at].open = true;
    }
    if (!place && target) target.scrollIntoView();
    else scrollTo({ top: place?.top ?? 0, behavior: 'instant' });
    // A reader who has begun to type continues there.
    if (isTextField(document.activeElement)) return;
    // A link in a menu that has closed takes no focus.
    [
      place && fromLast(place.link)[place.nth],
      target,
      document.querySelector<HTMLElement>('main h1'),
      document.querySelector('main'),
    ].some(takesFocus);
  }, [arrived, key, hash, type, places]);
}

function fragmentTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  const id = idOfFragment(hash);
  return document.getElementById(id) ?? document.querySelector(`a[name="${CSS.escape(id)}"]`);
}

/** Keyboard and screen reader continue from the new place, if it is shown. */
function takesFocus(element: HTMLElement | null | undefined): boolean {
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
  return document.activeElement === element;
}

function fromLast(selector = 'a'): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].reverse();
}

function articleDetails(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll('[data-region="article"] details');
}

function openDetails(): number[] {
  return [...articleDetails()].flatMap(({ open }, at) => (open ? [at] : []));
}

const STORAGE_KEY = 'places';

/**
 * Places in the entries of this tab's history, by the router's keys. If storage is forbidden, they
 * are only kept as long as the document.
 */
function storedPlaces(): Map<string, Place> {
  const stored = orUndefined(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'));
  return new Map<string, Place>(stored);
}

/** Stores the places for the next document, which may be this one after a reload. */
function store(places: ReadonlyMap<string, Place>): void {
  // Storage may be forbidden or full. A reload then only loses the places.
  orUndefined(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places])));
}
