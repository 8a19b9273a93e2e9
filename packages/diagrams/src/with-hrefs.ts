import type { PageDiagram } from '@docgen/content/compiled-page';
import { mapClickAddresses } from '@docgen/content/rehype/click-addresses';
import { decodePath } from '@docgen/core/addresses/address';
import { BROWSER_DIAGRAM } from '@docgen/core/pages/diagram';
import { escapeMarkup, escapeText, unescapeMarkup } from '@docgen/core/strings/escape-markup';

/**
 * Replaces the addresses of links in a drawing, or in the text of a diagram that browsers draw. This
 * is not done before drawing, because that starts before pages are compiled.
 *
 * @param html - Of the drawing.
 */
export function withHrefs(html: string, hrefs: PageDiagram['hrefs']): string {
  if (hrefs.length === 0) return html;
  const resolved = new Map(hrefs.map(([written, href]) => [decodePath(written), href]));
  if (html.includes(BROWSER_DIAGRAM)) {
    return mapClickAddresses(html, (written) => {
      const href = resolved.get(decodePath(unescapeMarkup(written)));
      return href === undefined ? written : escapeText(href);
    });
  }
  return html.replace(/(<a [^>]*?href=")([^"]*)/g, (link, start: string, written: string) => {
    // Mermaid decodes some of the characters that authors have encoded.
    const href = resolved.get(decodePath(unescapeMarkup(written)));
    return href === undefined ? link : start + escapeMarkup(href);
  });
}
