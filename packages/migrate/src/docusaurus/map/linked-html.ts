import { isSafeAddress } from '@docgen/core/addresses/url';
import type { MapContext } from './map-context.ts';

/**
 * HTML of a Docusaurus configuration as Markdown of docgen's: on one line, because indented lines
 * would be code, without the drawings that it does not have, and with the addresses that its links
 * have on the new site.
 *
 * @param where - Where it is, for the note about a link that cannot be carried over.
 */
export function linkedHtml(html: string, where: string, { link, leads }: MapContext): string {
  return html
    .replaceAll(/<svg\b.*?<\/svg\s*>/gis, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(\bhref=)(["'])(.*?)\2/g, (_, name: string, quote: string, written: string) => {
      const address = written.startsWith('#') ? written : link(written);
      if (isSafeAddress(address)) return name + quote + address + quote;
      leads(address, `link in the ${where} (${address})`);
      return '';
    });
}
