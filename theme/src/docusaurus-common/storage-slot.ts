import { orUndefined } from '@docgen/core/basics/or-undefined';
import { useState, useSyncExternalStore } from 'react';

interface SlotOptions {
  /** `sessionStorage` ends with the tab. @default 'localStorage' */
  readonly persistence?: 'localStorage' | 'sessionStorage' | 'none';
}

/**
 * A key of the browser's storage. It is empty on the server, and if the browser forbids storage.
 */
export function createStorageSlot(key: string, { persistence = 'localStorage' }: SlotOptions = {}) {
  // Access to the property throws if storage is forbidden.
  const storage = () =>
    orUndefined(() => (persistence === 'none' ? undefined : globalThis[persistence]));
  const changed = (before: string | null, now: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue: before, newValue: now }));
  const slot = {
    get: () => orUndefined(() => storage()?.getItem(key)) ?? null,
    set(value: string) {
      const before = slot.get();
      orUndefined(() => storage()?.setItem(key, value));
      if (storage() !== undefined) changed(before, value);
    },
    del() {
      const before = slot.get();
      orUndefined(() => storage()?.removeItem(key));
      if (storage() !== undefined) changed(before, null);
    },
    /** @returns A function that stops listening. */
    listen(onChange: (event: StorageEvent) => void) {
      const heard = (event: StorageEvent) => event.key === key && onChange(event);
      window.addEventListener('storage', heard);
      return () => window.removeEventListener('storage', heard);
    },
  };
  return slot;
}

/** The value of a key (`null` on the server), and the slot to change it. */
export function useStorageSlot(key: string | null, options?: SlotOptions) {
  const [slot] = useState(() =>
    createStorageSlot(key ?? '', key === null ? { persistence: 'none' } : options),
  );
  const value = useSyncExternalStore(slot.listen, slot.get, () => null);
  return [value, slot] as const;
}

/** All keys of local storage. */
export function listStorageKeys(): string[] {
  return orUndefined(() => Object.keys(localStorage)) ?? [];
}
