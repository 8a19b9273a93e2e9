import { BROWSER_DIAGRAM } from '@docgen/core/diagram';
import { escapeText } from '@docgen/core/escape-markup';
import { ID } from './diagram-id.ts';
import type { Drawn } from './draw.ts';

/**
 * A drawn diagram as HTML. Where it is narrower than its text allows, the figure scrolls sideways:
 * an empty picture of that width keeps the room, because a `style` attribute would need a policy
 * that allows it.
 */
export function figure({ svg, minWidth }: Drawn & { kind: 'svg' }, id: string): string {
  const drawing = svg.replaceAll(ID, id);
  if (minWidth === undefined) return `<figure class="mermaid">${drawing}</figure>`;
  // What scrolls has to be reachable with the keyboard, and has to say what it is.
  const focus = `tabindex="0" aria-labelledby="${id}-t"`;
  const room = `<svg width="${minWidth}" height="0" aria-hidden="true"></svg>`;
  return `<figure class="mermaid" ${focus}>${drawing}${room}</figure>`;
}

/** The source of a diagram with a mistake, to be read as it is. */
export function sourceBlock(source: string): string {
  return `<pre class="mermaid-fallback">${escapeText(source)}</pre>`;
}

/**
 * The source of a diagram that readers' browsers draw. It scrolls inside of its figure, whose size
 * stays the same when the drawing takes the place of the source.
 */
export function browserDiagram(source: string): string {
  // What scrolls has to be reachable with the keyboard, and has to say what it is.
  const focus = 'tabindex="0" role="group" aria-label="Source of a diagram"';
  return `<figure class="mermaid-box">${BROWSER_DIAGRAM} ${focus}>${escapeText(source)}</pre></figure>`;
}
