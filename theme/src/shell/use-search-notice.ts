import { type RefObject, useEffect } from 'react';
import { dismissWarning, warn } from './announce.ts';

/**
 * Tells the reader that the search did not load, until it does.
 *
 * @param status - Live region for what a reader has to hear.
 * @param failure - Why it did not; `undefined` takes the message away.
 */
export function useSearchNotice(
  status: RefObject<HTMLElement | null>,
  failure: Error | undefined,
): void {
  useEffect(() => {
    if (failure === undefined || status.current === null) return;
    const region = status.current;
    warn(region, 'The search');
    return () => dismissWarning(region);
  }, [status, failure]);
}
