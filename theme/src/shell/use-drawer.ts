import { type RefObject, useEffect, useState } from 'react';

/** The end of the mobile layout; the same width as in `styles/layout.css`. */
const wideLayout = '(min-width: 997px)';

/**
 * State of the mobile navigation. While open it has the focus, which it returns when closed. It
 * closes on Escape, on a click outside, on a link, on a new page and in a wide window. `inert` on
 * all other elements keeps the focus inside.
 */
export function useDrawer(
  panel: RefObject<HTMLElement | null>,
  route: string,
): [open: boolean, setOpen: (open: boolean) => void] {
  const [open, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new route closes the drawer
  useEffect(() => setOpen(false), [route]);

  useEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    const listeners = new AbortController();
    const { signal } = listeners;
    const close = () => setOpen(false);
    const inside = ({ target }: Event) =>
      target instanceof Element && panel.current?.contains(target) ? target : undefined;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
    document.addEventListener('pointerdown', (event) => inside(event) || close(), { signal });
    document.addEventListener('click', (event) => inside(event)?.closest('a') && close(), {
      signal,
    });
    matchMedia(wideLayout).addEventListener('change', close, { signal });
    panel.current?.querySelector('button')?.focus({ preventScroll: true });
    return () => {
      listeners.abort();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [open, panel]);

  return [open, setOpen];
}
