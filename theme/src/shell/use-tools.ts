import { useHref, useSite } from '@docgen/runtime/site-context';
import { type RefObject, useCallback } from 'react';
import { warn } from './announce.ts';

/** The module with what readers use now and then. */
type Tools = typeof import('../tools/tools.ts');

/** Loads it when a reader uses something of it; where it does not arrive, the reader is told. */
export type LoadTools = () => Promise<Tools | undefined>;

/** @param status - Live region for what a reader has to hear. */
export function useTools(status: RefObject<HTMLElement | null>): LoadTools {
  const { tools } = useSite();
  const address = useHref()(`/${tools}`);
  return useCallback(async () => {
    try {
      return (await import(address)) as Tools;
    } catch {
      if (status.current) warn(status.current, 'This did not load. Check your connection.');
      return undefined;
    }
  }, [address, status]);
}
