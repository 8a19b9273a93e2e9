/** How long a warning stands, in milliseconds. */
const WARNING_TIME = 6000;

/** Says something to screen readers. */
export function announce(status: HTMLElement, text: string): void {
  status.className = 'visually-hidden';
  status.textContent = text;
}

/** Says something that went wrong to everybody, for some seconds. */
export function warn(status: HTMLElement, text: string): void {
  status.className = 'warning';
  status.textContent = text;
  setTimeout(() => announce(status, ''), WARNING_TIME);
}
