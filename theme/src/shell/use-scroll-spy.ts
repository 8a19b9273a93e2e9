import { idOfFragment } from '@docgen/core/address';
import type { PageMeta } from '@docgen/runtime/theme';
import { type RefObject, useEffect } from 'react';
import { keepInView } from './keep-in-view.ts';

/** The part of the window, from the top, that a heading has to enter to become current. */
const band = 0.25;

/**
 * Marks in the table of contents what the reader is looking at. Works on the
 * links as they stand in the document, since the server drew them.
 *
 * @param contents - Box around the table of contents.
 * @param page - Page shown; another object brings new links.
 */
export function useScrollSpy(contents: RefObject<HTMLElement | null>, page: PageMeta): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links, and so has each state of it
  useEffect(() => {
    const box = contents.current;
    if (!box) return;
    const links = new Map<Element, HTMLElement>();
    for (const link of box.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')) {
      const target = document.getElementById(idOfFragment(link.hash));
      if (target) links.set(target, link);
    }
    let current: HTMLElement | undefined;
    const update = () => {
      const line = innerHeight * band;
      const [first] = links.values();
      let next = first;
      for (const [target, link] of links) {
        if (target.getBoundingClientRect().top < line) next = link;
      }
      if (next === current) return;
      current?.removeAttribute('aria-current');
      next?.setAttribute('aria-current', 'true');
      if (next) keepInView(box, next);
      current = next;
    };
    const observer = new IntersectionObserver(update, {
      rootMargin: `0px 0px -${(1 - band) * 100}% 0px`,
    });
    for (const target of links.keys()) observer.observe(target);
    return () => {
      observer.disconnect();
      current?.removeAttribute('aria-current');
    };
  }, [contents, page]);
}
