import type { Translate } from '@docgen/core/texts/texts';
import type { PageMeta } from '@docgen/runtime/theme';
import { useEffect } from 'react';

/** Minimal size in pixels; smaller images are icons. */
const SMALL = 100;

/**
 * Makes images and diagrams of the article openers of the lightbox (`useDialogs`). This is not in
 * the server's HTML, because it would not work without scripts.
 *
 * @param page - The current page. A new object means new images.
 */
export function useEnlargeable(page: PageMeta, translate: Translate): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other images
  useEffect(() => {
    for (const diagram of document.querySelectorAll('main .mermaid-diagram')) {
      if (!diagram.querySelector(':scope > button')) diagram.append(buttonFor(diagram, translate));
    }
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) {
        const isLarge = Math.min(contentRect.width, contentRect.height) >= SMALL;
        if (isLarge && target instanceof HTMLImageElement) makeButton(target, translate);
      }
    });
    for (const picture of document.querySelectorAll('main [data-region="article"] img')) {
      if (!picture.closest('a, button, summary')) observer.observe(picture);
    }
    return () => observer.disconnect();
  }, [page, translate]);
}

function buttonFor(diagram: Element, translate: Translate): HTMLButtonElement {
  const name = diagram.querySelector('svg title')?.textContent || translate('Diagram');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'enlarge';
  button.title = translate('Enlarge');
  button.dataset.enlarges = name;
  button.ariaLabel = translate('Enlarge: {0}', name);
  return button;
}

function makeButton(picture: HTMLImageElement, translate: Translate): void {
  const name = picture.alt || translate('Picture');
  picture.dataset.enlarges = name;
  picture.tabIndex = 0;
  picture.role = 'button';
  picture.ariaLabel = translate('Enlarge: {0}', name);
}
