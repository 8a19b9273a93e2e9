import type { PageMeta } from '@docgen/runtime/theme';
import { useEffect, useLayoutEffect } from 'react';
import { chooseTab, revealTarget, setUpTabs, TAB } from '../tabs/switch-tabs.ts';

/**
 * Behaviour of tabs, rendered by the server or the browser: clicks and keys select a tab, the
 * choice applies on other pages, and a link to an element inside a panel shows the panel.
 *
 * @param page - The current page. A new object means new tabs.
 */
export function useTabs(page: PageMeta): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other tabs
  useLayoutEffect(() => {
    for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) setUpTabs(tabs);
  }, [page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other targets
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
      // In the capture phase, before the listener that scrolls to the link's target.
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
    // Only for fragments typed into the address: the router sets a state for those of links.
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

/**
 * The tab to which a key moves; `undefined` for other keys (WAI-ARIA Authoring Practices, tabs
 * pattern).
 */
function neighbour(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  const position = tabs.indexOf(tab);
  const isMirrored = getComputedStyle(tab).direction === 'rtl';
  if (key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) return tabs[(position + 1) % tabs.length];
  if (key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')) return tabs.at(position - 1);
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs.at(-1) : undefined;
}
