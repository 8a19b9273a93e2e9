import { orUndefined } from '@docgen/core/basics/or-undefined';

/** The stored value of a key; `undefined` if the browser forbids storage. */
export function recall(key: string): string | null | undefined {
  return orUndefined(() => localStorage.getItem(key));
}

/** Stores a choice of the reader for later visits. Does nothing if the browser forbids storage. */
export function remember(key: string, value: string): void {
  orUndefined(() => localStorage.setItem(key, value));
}
