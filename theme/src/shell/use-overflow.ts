import type { PageMeta } from '@docgen/runtime/theme';
import { useEffect } from 'react';

/**
 * Takes tables, formulas and code that do not scroll out of the tab sequence, and offers to wrap the
 * lines of code that does. The server cannot know how wide they are drawn, so in its HTML all of
 * them can be reached.
 *
 * @param page - Page shown; another object brings new ones.
 */
export function useOverflow(page: PageMeta): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own of them
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const box = target.closest<HTMLElement>(BOXES);
        if (box === null) continue;
        const overflows = box.scrollWidth > box.clientWidth;
        if (overflows) box.setAttribute('tabindex', '0');
        else box.removeAttribute('tabindex');
        offerWrapping(box, overflows);
      }
    });
    for (const box of document.querySelectorAll(`main :is(${BOXES})`)) {
      observer.observe(box);
      if (box.firstElementChild) observer.observe(box.firstElementChild);
    }
    return () => observer.disconnect();
  }, [page]);
}

/** What scrolls sideways where it is too wide. */
const BOXES = '.table-scroll, .math-display, .code-block > pre';

/** Adds the button to code that is too wide, and takes it away when it fits for another reason. */
function offerWrapping(box: HTMLElement, overflows: boolean): void {
  const block = box.parentElement;
  if (block === null || !box.matches('pre')) return;
  const button = block.querySelector('.wrap-button');
  if (overflows && button === null) block.append(wrapButton());
  else if (!overflows && !block.classList.contains('wrapped')) button?.remove();
}

function wrapButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'wrap-button';
  button.title = 'Wrap lines';
  button.setAttribute('aria-pressed', 'false');
  button.addEventListener('click', () => {
    const wrapped = button.parentElement?.classList.toggle('wrapped');
    button.setAttribute('aria-pressed', String(wrapped));
  });
  return button;
}
