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

/** @returns How many members hold all words of the input, such as `3 of 40`. */
function filterMembers(input: HTMLInputElement): string {
  const words = input.value.toLowerCase().split(/\s+/);
  let found = 0;
  const members = [...document.querySelectorAll<HTMLElement>('.member')];
  for (const member of members) {
    const text = member.textContent?.toLowerCase() ?? '';
    member.hidden = !words.every((word) => text.includes(word));
    if (!member.hidden) found += 1;
  }
  for (const folded of document.querySelectorAll<HTMLDetailsElement>('.more-members')) {
    folded.hidden = folded.querySelector('.member:not([hidden])') === null;
    if (input.value !== '' && !folded.hidden) folded.open = true;
  }
  return `${found} of ${members.length}`;
}
