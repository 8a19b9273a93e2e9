import { idOfFragment } from '@docgen/core/address';
import { orUndefined } from '@docgen/core/or-undefined';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The state in which a reader left a history entry. */
interface Place {
  readonly top: number;
  /** Which of the article's details were open, by their index on the page. */
  readonly open: readonly number[];
}

/**
 * Scrolls the page to the place that the reader expects once a navigation has arrived: to the
 * fragment's target, else to the top. After back and forward, restores the place where the reader
 * left the page, and the details that were open.
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
    window.addEventListener('pageshow', enter);
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('pageshow', enter);
      window.removeEventListener('pagehide', leave);
    };
  }, [places]);

  useLayoutEffect(
    () => () => {
      places.set(key, { top: window.scrollY, open: openDetails() });
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
    if (place !== undefined) {
      const all = articleDetails();
      for (const at of place.open) if (all[at]) all[at].open = true;
      window.scrollTo({ top: place.top, behavior: 'instant' });
      return;
    }
    const target = fragmentTarget(hash);
    if (target === null) window.scrollTo({ top: 0, behavior: 'instant' });
    else target.scrollIntoView();
    // A reader who has begun to type continues there.
    if (isTextField(document.activeElement)) return;
    focusWithoutScroll(
      target ?? document.querySelector('main h1') ?? document.querySelector('main'),
    );
  }, [arrived, key, hash, type, places]);
}

function fragmentTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  const id = idOfFragment(hash);
  return document.getElementById(id) ?? document.querySelector(`a[name="${CSS.escape(id)}"]`);
}

function isTextField(element: Element | null): boolean {
  return element?.matches('input, textarea, select, [contenteditable]') === true;
}

/** Keyboard and screen reader continue from the new place. */
function focusWithoutScroll(element: HTMLElement | null): void {
  if (element === null) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
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
