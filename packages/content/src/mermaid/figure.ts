import { ID } from './diagram-id.ts';
import type { Drawn } from './draw.ts';
import { escapeText } from './markup.ts';

/** A drawn diagram as HTML. The figure scrolls sideways what does not fit. */
export function figure({ svg, scrolls }: Drawn & { kind: 'svg' }, id: string): string {
  // What scrolls has to be reachable with the keyboard, and has to say what it is.
  const focus = scrolls ? ` tabindex="0" aria-labelledby="${id}-t"` : '';
  return `<figure class="mermaid" style="overflow-x:auto"${focus}>${svg.replaceAll(ID, id)}</figure>`;
}

/**
 * A diagram's source, to be read as it is.
 *
 * @param draws whether a browser is to draw it.
 */
export function sourceBlock(source: string, draws: boolean): string {
  return `<pre class="mermaid-fallback"${draws ? ' data-mermaid' : ''}>${escapeText(source)}</pre>`;
}
