import type { Translate } from '@docgen/core/texts/texts';
import { useHref, useSite } from '@docgen/runtime/site-context';
import { type RefObject, useCallback, useRef } from 'react';
import { dismissWarning, warn } from './announce.ts';

/** The module with rarely used features. */
type Tools = typeof import('../tools/tools.ts');

/**
 * Loads it when a reader first uses one of them. If it does not load, shows a warning and returns
 * `undefined`.
 */
export type LoadTools = () => Promise<Tools | undefined>;

/** @param status - Live region for announcements. */
export function useTools(status: RefObject<HTMLElement | null>, translate: Translate): LoadTools {
  const { tools } = useSite();
  const address = useHref()(`/${tools}`);
  const failures = useRef(0);
  return useCallback(async () => {
    // Browsers may cache the failure of a module, so another attempt needs another address.
    const retry = failures.current ? `?retry=${failures.current}` : '';
    try {
      const tools = (await import(address + retry)) as Tools;
      if (status.current) dismissWarning(status.current);
      return tools;
    } catch {
      failures.current += 1;
      if (status.current) {
        warn(status.current, translate, 'This did not load. Check your connection and try again.');
      }
      return undefined;
    }
  }, [address, status, translate]);
}
