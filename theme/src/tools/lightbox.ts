import type { Translate } from '@docgen/core/texts/texts';
import { element } from './element.ts';
import { followPointers, type PanZoom, panZoom } from './pan-zoom.ts';
import { showDialog } from './show-dialog.ts';

/** Distance that a key moves the image, in pixels. */
const STEP = 80;

/** Factor by which a key or button zooms. */
const FACTOR = 1.4;

/**
 * Shows an image or diagram in a dialog as large as the window, with zooming and panning.
 *
 * @param original - An image, or an SVG element.
 * @param name - Its name.
 * @param opener - The element to which the focus returns.
 */
export function openLightbox(
  original: HTMLImageElement | SVGSVGElement,
  name: string,
  opener: Element,
  translate: Translate,
): void {
  const picture = copyOf(original);
  const stage = element(
    'div',
    { class: 'lightbox-stage', role: 'img', 'aria-label': name },
    picture,
  );
  const size = element('output', {});
  const bar = element('div', { class: 'lightbox-bar' }, element('p', {}, name));
  const dialog = element('dialog', { class: 'lightbox', 'aria-label': name }, stage, bar);
  showDialog(dialog, translate, opener);
  const view = panZoom(stage, picture, sizeOf(original), (factor) => {
    size.textContent = `${Math.round(factor * 100)} %`;
  });
  bar.append(
    button(translate('Zoom out'), '−', () => view.zoom(1 / FACTOR)),
    size,
    button(translate('Zoom in'), '+', () => view.zoom(FACTOR)),
    button(translate('Fit to window'), translate('Fit'), view.reset),
  );
  followPointers(stage, view);
  new ResizeObserver(view.reset).observe(stage);
  dialog.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !press(event.key, view)) return;
    event.preventDefault();
  });
}

/** Handles a key. @returns Whether the key has a function. */
function press(key: string, { zoom, pan, reset }: PanZoom): boolean {
  const actions: Readonly<Record<string, () => void>> = {
    '+': () => zoom(FACTOR),
    '=': () => zoom(FACTOR),
    '-': () => zoom(1 / FACTOR),
    '0': reset,
    ArrowLeft: () => pan(STEP, 0),
    ArrowRight: () => pan(-STEP, 0),
    ArrowUp: () => pan(0, STEP),
    ArrowDown: () => pan(0, -STEP),
  };
  actions[key]?.();
  return key in actions;
}

function button(label: string, text: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'lightbox-button' }, text);
  made.setAttribute('aria-label', label);
  made.title = label;
  made.addEventListener('click', onClick);
  return made;
}

/** A copy without accessible name and role, because the stage has the name. */
function copyOf(original: HTMLImageElement | SVGSVGElement): HTMLImageElement | SVGSVGElement {
  const copy = original.cloneNode(true) as typeof original;
  for (const attribute of [...copy.attributes]) {
    if (/^(?:role|tabindex|aria-)/.test(attribute.name)) copy.removeAttribute(attribute.name);
  }
  copy.setAttribute('aria-hidden', 'true');
  if (copy instanceof HTMLImageElement) copy.draggable = false;
  return copy;
}

function sizeOf(original: HTMLImageElement | SVGSVGElement) {
  const shown = original.getBoundingClientRect();
  const { width, height } =
    original instanceof SVGSVGElement
      ? (original.viewBox.baseVal ?? shown)
      : { width: original.naturalWidth, height: original.naturalHeight };
  return { width: width || shown.width || 1, height: height || shown.height || 1 };
}
