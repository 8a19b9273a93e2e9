/** What was stored for a key; nothing in a browser that forbids storage. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a reader's choice for the next visit; a browser that forbids storage forgets it, nothing more. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows and blocked cookies: the choice holds until the page is left.
  }
}
