import { type RefObject, useEffect } from 'react';
import { announce } from './announce.ts';
import type { LoadTools } from './use-tools.ts';

/**
 * Behaviour of the fields that look for members of a type: what does not hold the reader's words is
 * hidden.
 *
 * @param status - Live region for what a screen reader has to hear.
 */
export function useMemberFilter(status: RefObject<HTMLElement | null>, load: LoadTools): void {
  useEffect(() => {
    const listeners = new AbortController();
    const onInput = async ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.dataset.filter === undefined) return;
      const { filter } = target.dataset;
      const found = (await load())?.filterMembers(target);
      if (found && status.current) announce(status.current, `${found} ${filter}`);
    };
    document.addEventListener('input', onInput, { signal: listeners.signal });
    return () => listeners.abort();
  }, [status, load]);
}
