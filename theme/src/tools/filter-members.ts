/**
 * Hides the members of a type that do not hold all words of a field.
 *
 * @returns How many do, such as `3 of 40`.
 */
export function filterMembers(input: HTMLInputElement): string {
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
