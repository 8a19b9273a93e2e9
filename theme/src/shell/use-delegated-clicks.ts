import type { Translate } from '@docgen/core/texts/texts';
import { type RefObject, useEffect } from 'react';
import { announce, dismissWarning } from './announce.ts';

/**
 * Behaviour of markup that React did not render in the browser: copy buttons in adopted articles,
 * native menus that close when the reader clicks elsewhere, and warnings that Escape dismisses.
 *
 * @param status - Live region for announcements.
 */
export function useDelegatedClicks(
  status: RefObject<HTMLElement | null>,
  translate: Translate,
): void {
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      closeMenus(target);
      if (target.closest('.toc a')) closeMenus();
      const button = target.closest<HTMLButtonElement>('.copy-button, .copy-page');
      if (button && status.current) copyText(button, status.current, translate);
    };
    document.addEventListener('click', onClick, { signal });
    const onFocus = ({ target }: FocusEvent) => target instanceof Element && closeMenus(target);
    document.addEventListener('focusin', onFocus, { signal });
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const menu = document.activeElement?.closest(MENUS);
      closeMenus();
      // The focused entry is now hidden.
      menu?.querySelector('summary')?.focus({ preventScroll: true });
      if (status.current) dismissWarning(status.current);
    };
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => listeners.abort();
  }, [status, translate]);
}

/** Menus, and the table of contents when it opens over the text. */
const MENUS = ':is(.menu, .toc > details)[open]';

function closeMenus(except?: Element) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(MENUS)) {
    if (!except || !menu.contains(except)) menu.open = false;
  }
}

/**
 * Copies the code around a button, or the page's Markdown, with a visible and announced
 * confirmation.
 */
async function copyText(
  button: HTMLButtonElement,
  status: HTMLElement,
  translate: Translate,
): Promise<void> {
  const { clipboard } = navigator;
  const code = button.closest('.code-block')?.querySelector('pre');
  let message = translate('Copied');
  try {
    // Safari requires the text, or a promise of it, at the time of the click.
    if (code) await clipboard.writeText((code.textContent ?? '').trimEnd());
    else await clipboard.write([new ClipboardItem({ 'text/plain': markdown() })]);
    button.dataset.copied = '';
    setTimeout(() => {
      delete button.dataset.copied;
    }, 2000);
  } catch {
    message = translate('Copying failed');
  }
  announce(status, message);
}

/** The page's Markdown twin, whose address is in the document's head. */
async function markdown(): Promise<Blob> {
  const twin = document.head.querySelector<HTMLLinkElement>('link[type="text/markdown"]');
  const response = await fetch(twin?.href ?? '');
  if (!response.ok) throw new Error(response.statusText);
  return new Blob([await response.text()], { type: 'text/plain' });
}
