import { BROWSER_DIAGRAM } from '@docgen/core/diagram';
import { escapeText } from '@docgen/core/escape-markup';
import { ID } from './diagram-id.ts';
import type { Drawn } from './draw.ts';

/**
 * A drawn diagram as HTML. If the figure is narrower than its text allows, it scrolls sideways: an
 * empty image reserves the width, because security policies may forbid a `style` attribute.
 */
export function figure({ svg, minWidth }: Drawn & { kind: 'svg' }, id: string): string {
  const drawing = svg.replaceAll(ID, id);
  if (minWidth === undefined) return `<figure class="mermaid">${drawing}</figure>`;
  // Scrollable content has to be reachable with the keyboard and needs a name.
  const focus = `tabindex="0" aria-labelledby="${id}-t"`;
  const room = `<svg width="${minWidth}" height="0" aria-hidden="true"></svg>`;
  return `<figure class="mermaid" ${focus}>${drawing}${room}</figure>`;
}

/** The source of a diagram with a mistake, as text. */
export function sourceBlock(source: string): string {
  return `<pre class="mermaid-fallback">${escapeText(source)}</pre>`;
}

/**
 * The source of a diagram that readers' browsers draw. It scrolls inside its figure, whose size
 * does not change when the drawing replaces the source.
 */
export function browserDiagram(source: string): string {
  // Scrollable content has to be reachable with the keyboard and needs a name.
  const focus = 'tabindex="0" role="group" aria-label="Source of a diagram"';
  return `<figure class="mermaid-box">${BROWSER_DIAGRAM} ${focus}>${escapeText(source)}</pre></figure>`;
}
