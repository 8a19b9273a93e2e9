import { useHref, useSite } from '@docgen/runtime/site-context';
import { type RefObject, useCallback, useRef } from 'react';
import { dismissWarning, warn } from './announce.ts';

/** The module with what readers use now and then. */
type Tools = typeof import('../tools/tools.ts');

/** Loads it when a reader uses something of it; where it does not arrive, the reader is told. */
export type LoadTools = () => Promise<Tools | undefined>;

/** @param status - Live region for what a reader has to hear. */
export function useTools(status: RefObject<HTMLElement | null>): LoadTools {
  const { tools } = useSite();
  const address = useHref()(`/${tools}`);
  const failures = useRef(0);
  return useCallback(async () => {
    // A browser may remember that a module failed, so another try needs another address.
    const retry = failures.current ? `?retry=${failures.current}` : '';
    try {
      const tools = (await import(address + retry)) as Tools;
      if (status.current) dismissWarning(status.current);
      return tools;
    } catch {
      failures.current += 1;
      if (status.current) warn(status.current, 'This');
      return undefined;
    }
  }, [address, status]);
}
