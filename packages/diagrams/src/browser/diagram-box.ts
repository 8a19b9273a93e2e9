import type { ColorMode } from '@docgen/runtime/color-mode';
import type { Drawing } from './draw-diagram.ts';

/** The place of one diagram on the page. Its size never changes, whatever it holds. */
export interface DiagramBox {
  readonly figure: HTMLElement;
  readonly source: string;
  /** The colour mode of the drawing that it holds; `undefined` while it holds the source. */
  readonly mode: () => ColorMode | undefined;
  /** Puts a drawing into the place of what is there. */
  readonly show: (drawing: Drawing, mode: ColorMode) => void;
  /** Puts the source back, with a sentence that says why. */
  readonly fail: (reason: string) => void;
}

/**
 * Takes over the place of a diagram.
 *
 * @param source - The element with the diagram's source, see `core/diagram.ts`.
 * @returns `undefined` for one that stands somewhere else than in its figure.
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
      // The keyboard goes on from here, also where there is nothing to scroll any more.
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

/** Nothing below a figure moves when something else is shown in it. */
function keepSize(figure: HTMLElement): void {
  const { height } = figure.getBoundingClientRect();
  if (figure.style.length === 0) figure.style.setProperty('--shown', `${height}px`);
}

function frame({ svg, label, scrolls, minHeight }: Drawing, mode: ColorMode, room: number) {
  const element = document.createElement('div');
  element.className = 'mermaid-drawing';
  element.dataset.mode = mode;
  if (scrolls || minHeight > room) {
    // What scrolls has to be reachable with the keyboard, and has to say what it is.
    element.tabIndex = 0;
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', label);
  }
  element.append(svg);
  return element;
}
