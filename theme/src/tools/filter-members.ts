import { idOfFragment } from '@docgen/core/address';

/**
 * Hides the members of a type that do not hold all words of a field, and says beside it how many do,
 * such as `3 of 40 fields`. A link to one that is hidden shows all again.
 *
 * @param input - Its `data-filter` says what members are called; the `<output>` beside it is a live
 *   region.
 */
export function filterMembers(input: HTMLInputElement): void {
  // The same listeners are not added twice. They come before what scrolls to the target of a link.
  addEventListener('click', onClick, { capture: true });
  addEventListener('hashchange', onHashChange);
  const words = input.value.toLowerCase().split(/\s+/);
  let found = 0;
  const members = [...document.querySelectorAll<HTMLElement>('.member')];
  for (const member of members) {
    const text = textOf(member).toLowerCase();
    member.hidden = !words.every((word) => text.includes(word));
    if (!member.hidden) found += 1;
  }
  for (const folded of document.querySelectorAll<HTMLDetailsElement>('.more-members')) {
    folded.hidden = folded.querySelector('.member:not([hidden])') === null;
    if (input.value !== '' && !folded.hidden) folded.open = true;
  }
  const output = input.parentElement?.querySelector('output');
  if (output === undefined || output === null) return;
  const { filter } = input.dataset;
  output.value = found === 0 ? `No ${filter} found` : `${found} of ${members.length} ${filter}`;
}

/** What a member says, but for the arguments that page: those say the same everywhere. */
function textOf(member: HTMLElement): string {
  const parts = member.querySelectorAll(':scope > :not(.paging)');
  return Array.from(parts, ({ textContent }) => textContent).join(' ');
}

function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  if (link?.pathname === location.pathname) showMember(link.hash);
}

/** Goes to what a reader has written into the address; where links lead, the router has a state. */
function onHashChange(): void {
  if (history.state === null) showMember(location.hash)?.scrollIntoView();
}

/**
 * Empties the field that has hidden what a fragment names.
 *
 * @returns What it names, if it was hidden.
 */
function showMember(hash: string): HTMLElement | undefined {
  const target = document.getElementById(idOfFragment(hash));
  const input = document.querySelector<HTMLInputElement>('input[data-filter]');
  if (input === null || !target?.closest('.member[hidden]')) return undefined;
  input.value = '';
  filterMembers(input);
  return target;
}
