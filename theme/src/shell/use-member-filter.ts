import { type RefObject, useEffect } from 'react';

/**
 * Behaviour of the fields that look for members of a type: what does not hold the reader's words is
 * hidden.
 *
 * @param status - Live region for what a screen reader has to hear.
 */
export function useMemberFilter(status: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listeners = new AbortController();
    const onInput = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.dataset.filter !== undefined) {
        const found = filterMembers(target);
        if (status.current) status.current.textContent = `${found} ${target.dataset.filter}`;
      }
    };
    document.addEventListener('input', onInput, { signal: listeners.signal });
    return () => listeners.abort();
  }, [status]);
}

/** @returns How many members hold all words of the input. */
function filterMembers(input: HTMLInputElement): number {
  const words = input.value.toLowerCase().split(/\s+/);
  let found = 0;
  for (const member of input.closest('article')?.querySelectorAll<HTMLElement>('.member') ?? []) {
    const text = member.textContent?.toLowerCase() ?? '';
    member.hidden = !words.every((word) => text.includes(word));
    if (!member.hidden) found += 1;
  }
  for (const folded of document.querySelectorAll<HTMLDetailsElement>('.more-members')) {
    folded.hidden = folded.querySelector('.member:not([hidden])') === null;
    if (input.value !== '' && !folded.hidden) folded.open = true;
  }
  return found;
}
