import { orUndefined } from '@docgen/core/or-undefined';
import { useState, useSyncExternalStore } from 'react';

interface SlotOptions {
  /** Whether what is stored ends with the tab. */
  readonly persistence?: 'localStorage' | 'sessionStorage' | 'none';
}

/** A place in the browser's storage; in a browser that forbids storage, and on the server, it holds nothing. */
export function createStorageSlot(key: string, { persistence = 'localStorage' }: SlotOptions = {}) {
  // Reading the property throws where storage is forbidden.
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
    /** @returns What ends it. */
    listen(onChange: (event: StorageEvent) => void) {
      const heard = (event: StorageEvent) => event.key === key && onChange(event);
      window.addEventListener('storage', heard);
      return () => window.removeEventListener('storage', heard);
    },
  };
  return slot;
}

/** What is stored for a key, and the slot to change it by; `null` on the server. */
export function useStorageSlot(key: string | null, options?: SlotOptions) {
  const [slot] = useState(() =>
    createStorageSlot(key ?? '', key === null ? { persistence: 'none' } : options),
  );
  const value = useSyncExternalStore(slot.listen, slot.get, () => null);
  return [value, slot] as const;
}

/** Names of everything that is stored. */
export function listStorageKeys(): string[] {
  return orUndefined(() => Object.keys(localStorage)) ?? [];
}
