import type { PageMeta } from '@docgen/runtime/theme';
import { useEffect } from 'react';

/** Smaller pictures are icons, in pixels. */
const SMALL = 100;

/**
 * Makes pictures and diagrams of the article what `useDialogs` enlarges. Without scripts nothing is
 * offered, so this is not in the server's HTML.
 *
 * @param page - Page shown; another object brings new pictures.
 */
export function useEnlargeable(page: PageMeta): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own pictures
  useEffect(() => {
    for (const diagram of document.querySelectorAll('main .mermaid-diagram')) {
      if (diagram.querySelector(':scope > button') === null) diagram.append(buttonFor(diagram));
    }
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) {
        const isLarge = Math.min(contentRect.width, contentRect.height) >= SMALL;
        if (isLarge && target instanceof HTMLImageElement) makeButton(target);
      }
    });
    for (const picture of document.querySelectorAll('main [data-region="article"] img')) {
      if (picture.closest('a, button, summary') === null) observer.observe(picture);
    }
    return () => observer.disconnect();
  }, [page]);
}

function buttonFor(diagram: Element): HTMLButtonElement {
  const name = diagram.querySelector('svg title')?.textContent || 'Diagram';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'enlarge';
  button.title = 'Enlarge';
  button.dataset.enlarges = name;
  button.setAttribute('aria-label', `Enlarge: ${name}`);
  return button;
}

function makeButton(picture: HTMLImageElement): void {
  const name = picture.alt || 'Picture';
  picture.dataset.enlarges = name;
  picture.tabIndex = 0;
  picture.setAttribute('role', 'button');
  picture.setAttribute('aria-label', `Enlarge: ${name}`);
}
