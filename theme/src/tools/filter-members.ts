import { idOfFragment } from '@docgen/core/addresses/address';

/**
 * Hides the members of a type that do not contain all words of a field, and shows the number of
 * matches beside it, such as `3 of 40 fields`. A link to a hidden member clears the field.
 *
 * @param input - Its `data-filter` is the noun for members. The `<output>` beside it is a live
 *   region.
 */
export function filterMembers(input: HTMLInputElement): void {
  // Adding the same listener again has no effect. Capturing, to run before the one that scrolls to
  // targets.
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

/** The text of a member without its paging arguments, which have the same text everywhere. */
function textOf(member: HTMLElement): string {
  const parts = member.querySelectorAll(':scope > :not(.paging)');
  return Array.from(parts, ({ textContent }) => textContent).join(' ');
}

function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  if (link?.pathname === location.pathname) showMember(link.hash);
}

/** For fragments typed into the address: the router sets a state for those of links. */
function onHashChange(): void {
  if (history.state === null) showMember(location.hash)?.scrollIntoView();
}

/**
 * Clears the field if it hides the target of a fragment.
 *
 * @returns The target, if it was hidden.
 */
function showMember(hash: string): HTMLElement | undefined {
  const target = document.getElementById(idOfFragment(hash));
  const input = document.querySelector<HTMLInputElement>('input[data-filter]');
  if (input === null || !target?.closest('.member[hidden]')) return undefined;
  input.value = '';
  filterMembers(input);
  return target;
}
