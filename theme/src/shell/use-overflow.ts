import type { Translate } from '@docgen/core/texts/texts';
import type { PageMeta } from '@docgen/runtime/theme';
import { useEffect } from 'react';

/**
 * Removes tables, formulas and code that do not scroll from the tab sequence, and adds a button
 * that wraps lines to code that does. The server does not know their width, so in its HTML all of
 * them are tab stops.
 *
 * @param page - The current page. A new object means new elements.
 */
export function useOverflow(page: PageMeta, translate: Translate): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other boxes
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      const boxes = new Set(
        entries.flatMap(({ target }) => target.closest<HTMLElement>(BOXES) ?? []),
      );
      // All are measured before the first one is changed: after each change, measuring would make
      // the browser lay out the page again.
      for (const change of Array.from(boxes, (box) => measured(box, translate))) change();
    });
    for (const box of document.querySelectorAll(`main :is(${BOXES})`)) {
      observer.observe(box);
      if (box.firstElementChild) observer.observe(box.firstElementChild);
    }
    return () => observer.disconnect();
  }, [page, translate]);
}

/** Elements that scroll sideways if they are too wide; the code of examples also if too tall. */
const BOXES = '.table-scroll, .math-display, .code-block > pre';

/** Measures a box. @returns A function that changes its place in the tab sequence accordingly. */
function measured(box: HTMLElement, translate: Translate): () => void {
  const isTooWide = box.scrollWidth > box.clientWidth;
  // Only code scrolls downwards. Formulas may be taller than their box, too, which hides that.
  const block = box.closest('.code-block');
  const scrolls = isTooWide || (block !== null && box.scrollHeight > box.clientHeight);
  return () => {
    if (scrolls) box.setAttribute('tabindex', '0');
    else box.removeAttribute('tabindex');
    if (block) offerWrapping(block, isTooWide, translate);
  };
}

/** Adds the button to code that is too wide, and removes it when the code fits without wrapping. */
function offerWrapping(block: Element, isTooWide: boolean, translate: Translate): void {
  const button = block.querySelector('.wrap-button');
  if (!isTooWide) {
    if (!block.classList.contains('wrapped')) button?.remove();
  } else if (!button) block.append(wrapButton(translate('Wrap lines')));
}

function wrapButton(name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'wrap-button';
  button.title = name;
  button.setAttribute('aria-pressed', 'false');
  button.addEventListener('click', () => {
    const wrapped = button.parentElement?.classList.toggle('wrapped');
    button.setAttribute('aria-pressed', String(wrapped));
  });
  return button;
}
