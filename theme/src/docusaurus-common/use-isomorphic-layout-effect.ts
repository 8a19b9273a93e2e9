import { useEffect, useLayoutEffect } from 'react';

/** An effect before the next paint in the browser. On the server it does nothing. */
export const useIsomorphicLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;
