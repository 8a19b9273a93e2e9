import { useSyncExternalStore } from 'react';

/** False on the server and for the first drawing in the browser. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
