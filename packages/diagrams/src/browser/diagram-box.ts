import type { ColorMode } from '@docgen/runtime/color-mode';
import type { BrowserDrawing } from './draw-diagram.ts';

/** The place of one diagram on the page. Its size does not change with its content. */
export interface DiagramBox {
  readonly figure: HTMLElement;
  readonly source: string;
  /** The colour mode of the drawing shown; `undefined` while the source is shown. */
  readonly mode: () => ColorMode | undefined;
  /** Replaces the content with a drawing. */
  readonly show: (drawing: BrowserDrawing, mode: ColorMode) => void;
  /** Shows the source again, with a sentence that gives the reason. */
  readonly fail: (reason: string) => void;
}

/**
 * Takes over the place of a diagram.
 *
 * @param source - The element with the diagram's source, see `core/pages/diagram.ts`.
 * @returns `undefined` if the element is not inside a figure.
 */
export function diagramBox(source: HTMLElement): DiagramBox | undefined {
  const figure = source.closest<HTMLElement>('figure');
  if (figure === null) return undefined;
  let shown: ColorMode | undefined;
  return {
    figure,
    source: source.textContent ?? '',
    mode: () => shown,
    show(drawing, mode) {
      shown = mode;
      keepSize(figure);
      const element = frame(drawing, mode, figure.clientHeight);
      const focused = figure.contains(document.activeElement);
      figure.replaceChildren(element);
      if (!focused) return;
      // Keyboard navigation continues from here, even if there is nothing left to scroll.
      if (element.tabIndex < 0) element.tabIndex = -1;
      element.focus({ preventScroll: true });
    },
    fail(reason) {
      shown = undefined;
      keepSize(figure);
      const problem = document.createElement('p');
      problem.className = 'mermaid-problem';
      problem.setAttribute('role', 'status');
      problem.textContent = reason;
      figure.replaceChildren(source, problem);
    },
  };
}

/** Prevents content below the figure from moving when the figure shows something else. */
function keepSize(figure: HTMLElement): void {
  const { height } = figure.getBoundingClientRect();
  if (figure.style.length === 0) figure.style.setProperty('--shown', `${height}px`);
}

function frame({ svg, label, scrolls, minHeight }: BrowserDrawing, mode: ColorMode, room: number) {
  const element = document.createElement('div');
  element.className = 'mermaid-drawing';
  element.dataset.mode = mode;
  if (scrolls || minHeight > room) {
    // Scrollable content has to be reachable with the keyboard and needs a name.
    element.tabIndex = 0;
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', label);
  }
  element.append(svg);
  return element;
}
