import type { Translate } from '@docgen/core/texts/texts';
import { type RefObject, useEffect } from 'react';
import { dismissWarning, warn } from './announce.ts';

/**
 * Warns the reader that the search did not load, until it does.
 *
 * @param status - Live region for announcements.
 * @param failure - The error; `undefined` removes the message.
 */
export function useSearchNotice(
  status: RefObject<HTMLElement | null>,
  failure: Error | undefined,
  translate: Translate,
): void {
  useEffect(() => {
    if (failure === undefined || status.current === null) return;
    const region = status.current;
    warn(region, translate, 'The search did not load. Check your connection and try again.');
    return () => dismissWarning(region);
  }, [status, failure, translate]);
}
