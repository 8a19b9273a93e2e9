import { type RefObject, useEffect, useState } from 'react';

/** Where the mobile layout ends; the same width as in `styles/layout.css`. */
const wideLayout = '(min-width: 997px)';

/**
 * State of the mobile navigation. While open it takes the focus and gives it
 * back; Escape, a press outside, a link, a new page and a wide window close
 * it. Keeping the focus inside is done by `inert` on everything else.
 */
export function useDrawer(
  panel: RefObject<HTMLElement | null>,
  route: string,
): [open: boolean, setOpen: (open: boolean) => void] {
  const [open, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the route is what closes it
  useEffect(() => setOpen(false), [route]);

  useEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    const listeners = new AbortController();
    const { signal } = listeners;
    const closeIf = (condition: boolean) => {
      if (condition) setOpen(false);
    };
    const inside = ({ target }: Event) =>
      target instanceof Element && panel.current?.contains(target) ? target : undefined;
    document.addEventListener('keydown', ({ key }) => closeIf(key === 'Escape'), { signal });
    document.addEventListener('pointerdown', (event) => closeIf(!inside(event)), { signal });
    document.addEventListener('click', (event) => closeIf(!!inside(event)?.closest('a')), {
      signal,
    });
    matchMedia(wideLayout).addEventListener('change', () => setOpen(false), { signal });
    panel.current?.querySelector('button')?.focus({ preventScroll: true });
    return () => {
      listeners.abort();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [open, panel]);

  return [open, setOpen];
}
