import { useEffect, useLayoutEffect } from 'react';

/** An effect before the next drawing in the browser, nothing on the server. */
export const useIsomorphicLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;
