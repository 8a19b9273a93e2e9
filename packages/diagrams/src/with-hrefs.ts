import type { PageDiagram } from '@docgen/content/compiled-page';
import { mapClickAddresses } from '@docgen/content/rehype/click-addresses';
import { BROWSER_DIAGRAM } from '@docgen/core/diagram';
import { escapeMarkup, escapeText } from '@docgen/core/escape-markup';

/**
 * Replaces the addresses of links in a drawing, or in the text of a diagram that browsers draw. This
 * is not done before drawing, because that starts before pages are compiled.
 *
 * @param html - Of the drawing.
 */
export function withHrefs(html: string, hrefs: PageDiagram['hrefs']): string {
  if (hrefs.length === 0) return html;
  const mapped = (escape: (text: string) => string) => {
    const resolved = new Map(hrefs.map((pair) => [escape(pair[0]), escape(pair[1])]));
    return (written: string) => resolved.get(written) ?? written;
  };
  if (html.includes(BROWSER_DIAGRAM)) return mapClickAddresses(html, mapped(escapeText));
  const resolved = mapped(escapeMarkup);
  return html.replace(
    /(<a [^>]*?href=")([^"]*)/g,
    (_, start: string, written: string) => start + resolved(written),
  );
}
