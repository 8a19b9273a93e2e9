import { useSyncExternalStore } from 'react';

/** `@docusaurus/useIsBrowser`: false on the server and during hydration, then true. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
