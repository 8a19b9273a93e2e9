/** Announces a text to screen readers, instead of the previous one. */
export function announce(status: HTMLElement, text: string): void {
  status.className = 'visually-hidden';
  status.textContent = text;
}

/**
 * Shows all readers that something did not load, until they dismiss it or something else is
 * announced.
 *
 * @param what - The beginning of the sentence.
 */
export function warn(status: HTMLElement, what: string): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Dismiss';
  button.addEventListener('click', () => dismissWarning(status));
  status.className = 'warning';
  status.replaceChildren(`${what} did not load. Check your connection and try again. `, button);
}

/** Removes the warning, if there is one. */
export function dismissWarning(status: HTMLElement): void {
  if (status.className === 'warning') announce(status, '');
}
