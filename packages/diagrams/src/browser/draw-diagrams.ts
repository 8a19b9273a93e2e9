import { shownMode } from '@docgen/runtime/color-mode';
import { type DiagramBox, diagramBox } from './diagram-box.ts';
import type { DiagramSettings } from './diagram-settings.ts';

// `browser-diagrams.ts` inserts the values for the site.
declare const DOCGEN_DIAGRAM_SETTINGS: DiagramSettings;
declare const DOCGEN_DIAGRAM_NOT_LOADED: string;
declare const DOCGEN_DIAGRAM_NOT_DRAWN: string;

/** Distance from the window at which a diagram is drawn ahead, in pixels. */
const AHEAD = 300;

/**
 * Draws the diagrams of the current page that are left to the browser: each one when it comes near
 * the window, in the reader's colour mode, and again when the mode is switched. The first of them
 * loads mermaid.
 *
 * Default export of the module that pages load, see `DiagramsModule` in `runtime/route-chunk.ts`.
 *
 * @param page - Aborted when the page is left.
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
  // Observing again reports which diagrams are near. The others are drawn later.
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

/** Never rejects: failures are shown to the reader. */
async function drawBox(box: DiagramBox, index: number): Promise<void> {
  const mode = shownMode();
  if (box.mode() === mode) return;
  const mermaid = await import('./draw-diagram.ts').catch(() => undefined);
  if (mermaid === undefined) {
    box.fail(DOCGEN_DIAGRAM_NOT_LOADED);
    return;
  }
  try {
    const drawing = await mermaid.drawDiagram({
      source: box.source,
      mode,
      settings: DOCGEN_DIAGRAM_SETTINGS,
      // The drawings of both modes are in the document for a moment, so their ids have to differ.
      id: `diagram-${index}-${mode}`,
      place: box.figure,
    });
    if (shownMode() === mode) box.show(drawing, mode);
  } catch {
    box.fail(DOCGEN_DIAGRAM_NOT_DRAWN);
  }
}
