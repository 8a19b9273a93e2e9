import { idOfFragment } from '@docgen/core/address';
import { useLocation } from '@docgen/runtime/router';
import type { PageMeta } from '@docgen/runtime/theme';
import { type RefObject, useEffect } from 'react';
import { keepInView } from './keep-in-view.ts';

/**
 * Marks in the table of contents what the reader is looking at: the heading that was asked for
 * until the reader scrolls on, else the topmost one in the upper half of the window, else the one
 * above the window; at the end of the page the last one. Works on the links as they stand in the
 * document, since the server drew them.
 *
 * @param contents - Box around the table of contents.
 * @param page - Page shown; another object brings new links.
 */
export function useScrollSpy(contents: RefObject<HTMLElement | null>, page: PageMeta): void {
  const { key, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links, and so has each state of it
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

/** @param headings - In the order of the page. */
function currentHeading(headings: readonly Element[]): Element | undefined {
  const [first] = headings;
  if (first === undefined) return undefined;
  const { scrollHeight } = document.documentElement;
  if (scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1) return headings.at(-1);
  // What lies under the navbar is not seen, nor what lies under the bar that the list is on phones.
  const bars = [...document.querySelectorAll('.navbar, .toc summary')];
  const top = Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom));
  const below = headings.findIndex((heading) => heading.getBoundingClientRect().top >= top);
  const next = headings[below];
  if (next === undefined) return headings.at(-1);
  const isInUpperHalf = next.getBoundingClientRect().top < innerHeight / 2;
  return isInUpperHalf ? next : (headings[below - 1] ?? first);
}
