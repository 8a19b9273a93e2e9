import { useSyncExternalStore } from 'react';

/** `@docusaurus/useIsBrowser`: false on the server and for the first drawing in the browser. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
