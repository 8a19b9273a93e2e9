/** Says something to screen readers, in the place of what was said before. */
export function announce(status: HTMLElement, text: string): void {
  status.className = 'visually-hidden';
  status.textContent = text;
}

/**
 * Says to everybody that something did not load, until it is dismissed or something else is said.
 *
 * @param what - Begins the sentence.
 */
export function warn(status: HTMLElement, what: string): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Dismiss';
  button.addEventListener('click', () => dismissWarning(status));
  status.className = 'warning';
  status.replaceChildren(`${what} did not load. Check your connection and try again. `, button);
}

/** Takes a warning away, if there is one. */
export function dismissWarning(status: HTMLElement): void {
  if (status.className === 'warning') announce(status, '');
}
