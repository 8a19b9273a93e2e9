import type { PageMeta } from '@docgen/runtime/theme';
import { useEffect, useLayoutEffect } from 'react';
import { chooseTab, revealTarget, setUpTabs, TAB } from '../tabs/switch-tabs.ts';

/**
 * Behaviour of tabs, whoever has drawn them: clicks and keys choose one, a
 * reader's choice comes back on other pages, and a link to something inside of a
 * panel shows the panel.
 *
 * @param page - Page shown; another object brings new tabs.
 */
export function useTabs(page: PageMeta): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page brings its own tabs
  useLayoutEffect(() => {
    for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) setUpTabs(tabs);
  }, [page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page brings its own targets
  useLayoutEffect(() => {
    revealTarget(location.hash)?.scrollIntoView();
  }, [page.route]);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const tab = closestTab(target);
      if (tab !== null) chooseTab(tab);
      // In the capture phase, because what follows the link wants to scroll to its target.
      const link = target.closest<HTMLAnchorElement>('a[href*="#"]');
      if (link?.pathname === location.pathname) revealTarget(link.hash);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const tab = event.target instanceof Element ? closestTab(event.target) : null;
      const next = tab && neighbour(tab, event.key);
      if (!next) return;
      event.preventDefault();
      chooseTab(next);
      next.focus();
    };
    // Fragments that the reader writes; the router has a state for those of links.
    const onHashChange = () => history.state ?? revealTarget(location.hash)?.scrollIntoView();
    addEventListener('hashchange', onHashChange, { signal });
    document.addEventListener('click', onClick, { capture: true, signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => listeners.abort();
  }, []);
}

function closestTab(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(TAB);
}

/** The tab that a key leads to; none for other keys (WAI-ARIA Authoring Practices, tabs pattern). */
function neighbour(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  const position = tabs.indexOf(tab);
  const isMirrored = getComputedStyle(tab).direction === 'rtl';
  if (key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) return tabs[(position + 1) % tabs.length];
  if (key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')) return tabs.at(position - 1);
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs.at(-1) : undefined;
}
