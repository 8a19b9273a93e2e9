import { useSyncExternalStore } from 'react';

/** False on the server and during hydration, then true. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
