import type { Translate } from '@docgen/core/texts/texts';
import { element } from './element.ts';

/**
 * Shows a modal dialog, which closes on Escape, by its button, and on going back. Then it is
 * removed, and the focus returns.
 *
 * @param dialog - The dialog with its controls. The button that closes it is appended.
 * @param opener - The element to which the focus returns. @default the focused element
 */
export function showDialog(
  dialog: HTMLDialogElement,
  translate: Translate,
  opener: Element | null = document.activeElement,
): void {
  const close = element(
    'button',
    { type: 'button', class: 'icon-button dialog-close', 'aria-label': translate('Close') },
    element('i', { class: 'icon icon-close' }),
  );
  const listeners = new AbortController();
  const { signal } = listeners;
  close.addEventListener('click', () => dialog.close());
  addEventListener('popstate', () => dialog.close(), { signal });
  dialog.addEventListener('close', () => {
    listeners.abort();
    dialog.remove();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  });
  dialog.append(close);
  document.body.append(dialog);
  dialog.showModal();
}
