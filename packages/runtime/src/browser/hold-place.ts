/**
 * Remembers which entry of a list of links a reader looks at and which one has the focus, before
 * the list is rendered again with more entries. A reader looks at the entry that has the focus, if
 * it is in view, else at that of the current page.
 *
 * @param list - The element that contains the entries: links, and buttons with `data-group`.
 * @param focused - Selector of the entry to focus; by default, the one that has the focus.
 * @returns A function that scrolls the new list to the same place and restores the focus.
 */
export function holdPlace(
  list: HTMLElement,
  focused = selectorOf(list.contains(document.activeElement) ? document.activeElement : null),
): (drawn: HTMLElement) => void {
  const box = scrollBox(list);
  const { top, bottom } = box.getBoundingClientRect();
  const held = [
    ...list.querySelectorAll(':focus'),
    ...list.querySelectorAll('[aria-current="page"]'),
    ...list.querySelectorAll('a, [data-group]'),
  ].find((entry) => {
    const place = entry.getBoundingClientRect();
    return place.top < bottom && place.bottom > top;
  });
  const before = held?.getBoundingClientRect().top ?? 0;
  const selector = selectorOf(held);
  return (drawn) => {
    const after = selector && drawn.querySelector(selector)?.getBoundingClientRect().top;
    if (typeof after === 'number') box.scrollTop += after - before;
    if (focused) drawn.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
  };
}

/**
 * A selector of all links to the same address, of the button of the same group, or of the button
 * that opens the same thing, such as the drawer or the search.
 */
export function selectorOf(entry: Element | null | undefined): string | undefined {
  const name = ['href', 'data-group', 'data-search', 'aria-controls'].find((mark) =>
    entry?.hasAttribute(mark),
  );
  return name && `[${name}="${CSS.escape(entry?.getAttribute(name) ?? '')}"]`;
}

/** The element that scrolls the list. */
function scrollBox(list: HTMLElement): Element {
  let box: Element | null = list;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) {
    box = box.parentElement;
  }
  return box ?? document.documentElement;
}
