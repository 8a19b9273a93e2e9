import { type RefObject, useEffect } from 'react';
import { copyText } from './copy-text.ts';

/**
 * Behaviour of markup that React did not draw in the browser: copy buttons in
 * adopted articles, and native menus that close when the reader turns elsewhere.
 *
 * @param status - Live region for what a screen reader has to hear.
 */
export function useDelegatedClicks(status: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      closeMenus(target);
      const button = target.closest<HTMLButtonElement>('button[data-copy]');
      if (button && status.current) copyText(button, status.current);
    };
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeMenus(), { signal });
    return () => listeners.abort();
  }, [status]);
}

function closeMenus(except?: Element) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.menu[open]')) {
    if (!except || !menu.contains(except)) menu.open = false;
  }
}
