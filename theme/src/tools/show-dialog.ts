import { element } from './element.ts';

/**
 * Shows a modal dialog, closed by Escape, by its button, and by going back. Then it is gone, and the
 * focus is where it was before.
 *
 * @param dialog - What a reader can do in it comes before the button that closes it.
 * @param opener - What gets the focus back. @default what has it
 */
export function showDialog(
  dialog: HTMLDialogElement,
  opener: Element | null = document.activeElement,
): void {
  const close = element(
    'button',
    { type: 'button', class: 'icon-button dialog-close', 'aria-label': 'Close' },
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
