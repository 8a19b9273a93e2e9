import { BROWSER_DIAGRAM } from '@docgen/core/pages/diagram';
import { escapeMarkup, escapeText } from '@docgen/core/strings/escape-markup';
import { type Text, translate, type WithTexts } from '@docgen/core/texts/texts';
import { ID } from './diagram-id.ts';
import type { Drawn } from './draw.ts';

/**
 * A drawn diagram as HTML. If the figure is narrower than its text allows, it scrolls sideways: an
 * empty image reserves the width, because security policies may forbid a `style` attribute.
 */
export function figure(
  { svg, minWidth, titledAs }: Drawn & { kind: 'svg' },
  id: string,
  site: WithTexts,
): string {
  const drawing = (titledAs === undefined ? svg : titled(svg, titledAs, site)).replaceAll(ID, id);
  if (minWidth === undefined) return `<figure class="mermaid">${drawing}</figure>`;
  // Scrollable content has to be reachable with the keyboard and needs a name.
  const focus = `tabindex="0" aria-labelledby="${id}-t"`;
  const room = `<svg width="${minWidth}" height="0" aria-hidden="true"></svg>`;
  return `<figure class="mermaid" ${focus}>${drawing}${room}</figure>`;
}

/** The drawing with its kind as title, in the language of the site. */
function titled(svg: string, kind: Text, site: WithTexts): string {
  const title = escapeText(translate(site, kind));
  return svg.replace(`>${kind}</title>`, () => `>${title}</title>`);
}

/** The source of a diagram with a mistake, as text. */
export function sourceBlock(source: string): string {
  return `<pre class="mermaid-fallback">${escapeText(source)}</pre>`;
}

/**
 * The source of a diagram that readers' browsers draw. It scrolls inside its figure, whose size
 * does not change when the drawing replaces the source.
 */
export function browserDiagram(source: string, site: WithTexts): string {
  // Scrollable content has to be reachable with the keyboard and needs a name.
  const label = escapeMarkup(translate(site, 'Source of a diagram'));
  const focus = `tabindex="0" role="group" aria-label="${label}"`;
  return `<figure class="mermaid-box">${BROWSER_DIAGRAM} ${focus}>${escapeText(source)}</pre></figure>`;
}
