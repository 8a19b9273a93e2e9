import { useEffect } from 'react';
import type { LoadTools } from './use-tools.ts';

/**
 * Behaviour of the fields that filter the members of a type: members without the reader's words are
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
