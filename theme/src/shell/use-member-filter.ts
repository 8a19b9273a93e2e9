import { useEffect } from 'react';
import type { LoadTools } from './use-tools.ts';

/**
 * Behaviour of the fields that look for members of a type: what does not hold the reader's words is
 * hidden.
 */
export function useMemberFilter(load: LoadTools): void {
  useEffect(() => {
    const listeners = new AbortController();
    const onInput = async ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.dataset.filter === undefined) return;
      (await load())?.filterMembers(target);
    };
    document.addEventListener('input', onInput, { signal: listeners.signal });
    return () => listeners.abort();
  }, [load]);
}
