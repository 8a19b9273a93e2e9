import { orUndefined } from '@docgen/core/or-undefined';

/** What was stored for a key; nothing in a browser that forbids storage. */
export function recall(key: string): string | null | undefined {
  return orUndefined(() => localStorage.getItem(key));
}

/** Stores a reader's choice for the next visit; a browser that forbids storage forgets it, nothing more. */
export function remember(key: string, value: string): void {
  orUndefined(() => localStorage.setItem(key, value));
}
