import type { Text, Translate } from '@docgen/core/texts/texts';

/** Announces a text to screen readers, instead of the previous one. */
export function announce(status: HTMLElement, text: string): void {
  status.className = 'visually-hidden';
  status.textContent = text;
}

/**
 * Shows all readers that something did not load, until they dismiss it or something else is
 * announced.
 *
 * @param text - What did not load, and what to do.
 */
export function warn(status: HTMLElement, translate: Translate, text: Text): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = translate('Dismiss');
  button.addEventListener('click', () => dismissWarning(status));
  status.className = 'warning';
  status.replaceChildren(`${translate(text)} `, button);
}

/** Removes the warning, if there is one. */
export function dismissWarning(status: HTMLElement): void {
  if (status.className === 'warning') announce(status, '');
}
