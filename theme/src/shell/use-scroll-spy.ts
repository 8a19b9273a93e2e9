import { idOfFragment } from '@docgen/core/addresses/address';
import { useLocation } from '@docgen/runtime/router';
import type { PageMeta } from '@docgen/runtime/theme';
import { type RefObject, useEffect } from 'react';
import { keepInView } from './keep-in-view.ts';

/**
 * Marks the entry of the table of contents for the reader's position: the heading of the fragment
 * until the reader scrolls, else the topmost heading in the upper half of the window, else the one
 * above the window; at the end of the page, the last one. Works on the links in the document,
 * because the server rendered them.
 *
 * @param contents - Box around the table of contents.
 * @param page - The current page. A new object means new links.
 */
export function useScrollSpy(contents: RefObject<HTMLElement | null>, page: PageMeta): void {
  const { key, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page, and each of its states, has other links
  useEffect(() => {
    const box = contents.current;
    if (!box) return;
    const links = new Map<Element, HTMLElement>();
    for (const link of box.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')) {
      const heading = document.getElementById(idOfFragment(link.hash));
      if (heading) links.set(heading, link);
    }
    const target = document.getElementById(idOfFragment(hash));
    const asked = target && links.has(target) ? target : undefined;
    const askedAt = scrollY;
    let current: HTMLElement | undefined;
    let frame = 0;
    const update = () => {
      frame = 0;
      const heading = asked && scrollY === askedAt ? asked : currentHeading([...links.keys()]);
      const next = heading && links.get(heading);
      if (next === current) return;
      current?.removeAttribute('aria-current');
      next?.setAttribute('aria-current', 'true');
      if (next) keepInView(box, next);
      current = next;
    };
    const plan = () => {
      frame ||= requestAnimationFrame(update);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('scroll', plan, { passive: true, signal });
    addEventListener('resize', plan, { passive: true, signal });
    plan();
    return () => {
      listeners.abort();
      cancelAnimationFrame(frame);
      current?.removeAttribute('aria-current');
    };
  }, [contents, page, key]);
}

/** @param headings - In document order. */
function currentHeading(headings: readonly Element[]): Element | undefined {
  const [first] = headings;
  if (first === undefined) return undefined;
  const { scrollHeight } = document.documentElement;
  if (scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1) return headings.at(-1);
  // The navbar and, on small screens, the bar of the table of contents cover what is behind them.
  const bars = [...document.querySelectorAll('.navbar, .toc summary')];
  const top = Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom));
  const below = headings.findIndex((heading) => heading.getBoundingClientRect().top >= top);
  const next = headings[below];
  if (next === undefined) return headings.at(-1);
  const isInUpperHalf = next.getBoundingClientRect().top < innerHeight / 2;
  return isInUpperHalf ? next : (headings[below - 1] ?? first);
}
