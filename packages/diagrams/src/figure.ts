import { BROWSER_DIAGRAM } from '@docgen/core/diagram';
import { escapeText } from '@docgen/core/escape-markup';
import { ID } from './diagram-id.ts';
import type { Drawn } from './draw.ts';

/** A drawn diagram as HTML. The figure scrolls sideways what does not fit. */
export function figure({ svg, scrolls }: Drawn & { kind: 'svg' }, id: string): string {
  // What scrolls has to be reachable with the keyboard, and has to say what it is.
  const focus = scrolls ? ` tabindex="0" aria-labelledby="${id}-t"` : '';
  return `<figure class="mermaid" style="overflow-x:auto"${focus}>${svg.replaceAll(ID, id)}</figure>`;
}

/** The source of a diagram with a mistake, to be read as it is. */
export function sourceBlock(source: string): string {
  return `<pre class="mermaid-fallback">${escapeText(source)}</pre>`;
}

/**
 * The source of a diagram that readers' browsers draw. The size of its figure follows from the
 * number of lines, so that it is the same before and after, and the source scrolls inside.
 */
export function browserDiagram(source: string): string {
  const lines = source.trimEnd().split('\n').length;
  // What scrolls has to be reachable with the keyboard, and has to say what it is.
  const focus = 'tabindex="0" role="group" aria-label="Source of a diagram"';
  return `<figure class="mermaid-box" style="--lines:${lines}">${BROWSER_DIAGRAM} ${focus}>${escapeText(source)}</pre></figure>`;
}
