import { type ColorMode, shownMode } from '@docgen/runtime/color-mode';
import { type DiagramBox, diagramBox } from './diagram-box.ts';

/** Names of mermaid's themes for the two colour modes; `browser-diagrams.ts` writes the site's in. */
declare const DOCGEN_DIAGRAM_THEMES: Readonly<Record<ColorMode, string>>;

/** How far below and above the window a diagram is drawn ahead, in pixels. */
const AHEAD = 300;

/**
 * Draws the diagrams of the page on screen that were left to the browser: each one when it comes
 * near the window, in the reader's colour mode, and anew when that is switched. Mermaid is loaded
 * by the first of them.
 *
 * The module that pages load, see `DiagramsModule` in `runtime/route-chunk.ts`.
 *
 * @param page - Aborts when the page leaves.
 */
export default function drawDiagrams(page: AbortSignal): void {
  if (page.aborted) return;
  const sources = document.querySelectorAll<HTMLElement>('[data-mermaid]');
  const boxes = [...sources].flatMap((source) => diagramBox(source) ?? []);
  let last = Promise.resolve();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const index = boxes.findIndex(({ figure }) => figure === target);
        const box = boxes[index];
        if (!isIntersecting || box === undefined) continue;
        near.unobserve(target);
        last = last.then(() => (page.aborted ? undefined : drawBox(box, index)));
      }
    },
    { rootMargin: `${AHEAD}px` },
  );
  // Observing anew asks again which diagrams are near; the others wait for their turn.
  const watch = () => {
    near.disconnect();
    for (const { figure } of boxes) near.observe(figure);
  };
  watch();
  const modes = new MutationObserver(watch);
  modes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  page.addEventListener('abort', () => {
    near.disconnect();
    modes.disconnect();
  });
}

const NOT_LOADED =
  'This diagram could not be loaded, so its source is shown. Reload the page to try again.';
const NOT_DRAWN = 'Your browser could not draw this diagram, so its source is shown.';

/** Never rejects: what goes wrong is told to the reader. */
async function drawBox(box: DiagramBox, index: number): Promise<void> {
  const mode = shownMode();
  if (box.mode() === mode) return;
  const mermaid = await import('./draw-diagram.ts').catch(() => undefined);
  if (mermaid === undefined) {
    box.fail(NOT_LOADED);
    return;
  }
  try {
    const drawing = await mermaid.drawDiagram({
      source: box.source,
      theme: DOCGEN_DIAGRAM_THEMES[mode],
      // The drawings of both modes are in the document for a moment, so their ids differ.
      id: `diagram-${index}-${mode}`,
      place: box.figure,
    });
    if (shownMode() === mode) box.show(drawing, mode);
  } catch {
    box.fail(NOT_DRAWN);
  }
}
