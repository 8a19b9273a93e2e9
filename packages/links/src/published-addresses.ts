import type { Checked, Diagnostic, Place } from '@docgen/core/diagnostic';
import { placeFinder } from '@docgen/core/sources/source-place';
import { Parser } from 'htmlparser2';

/** The address of a page that was published. */
export interface PublishedAddress {
  /** A URL, or a path on the site's host. */
  readonly address: string;
  /** Where it is listed. */
  readonly place: Place;
}

/**
 * Reads the addresses in a sitemap (https://www.sitemaps.org/protocol.html): an XML document, or a
 * text with an address in each line.
 *
 * @param file - Path of the sitemap, for places.
 * @returns The diagnostic `unusable-sitemap` for a file that lists other sitemaps, something else
 *   than addresses, or nothing.
 */
export function publishedAddresses(
  text: string,
  file: string,
): Checked<readonly PublishedAddress[]> {
  const { listed, lists } = text.trimStart().startsWith('<') ? inXml(text) : inLines(text);
  if (lists === 'sitemaps') {
    const wrong = unusable({ file }, `${file} lists other sitemaps instead of pages.`);
    return { value: [], diagnostics: [{ ...wrong, hint: 'Name these sitemaps instead of it.' }] };
  }
  const placeAt = placeFinder(file, text);
  const addresses = listed.map(
    ({ address, offset }): PublishedAddress => ({ address, place: placeAt(offset) }),
  );
  if (addresses.length === 0) {
    return { value: [], diagnostics: [unusable({ file }, `${file} lists no addresses.`)] };
  }
  const wrong = addresses.find(({ address }) => !/^(?:https?:\/\/|\/)\S*$/i.test(address));
  if (wrong === undefined) return { value: addresses, diagnostics: [] };
  const message = `${JSON.stringify(wrong.address)} is not an address.`;
  return { value: [], diagnostics: [unusable(wrong.place, message)] };
}

interface Listed {
  readonly address: string;
  readonly offset: number;
}

interface Sitemap {
  readonly listed: readonly Listed[];
  readonly lists: 'pages' | 'sitemaps';
}

function inXml(xml: string): Sitemap {
  const listed: Listed[] = [];
  let lists: Sitemap['lists'] = 'pages';
  let address: string | undefined;
  let offset = 0;
  const parser = new Parser(
    {
      onopentagname(name) {
        if (name === 'sitemapindex') lists = 'sitemaps';
        if (name === 'loc') address = '';
      },
      ontext(text) {
        if (address === undefined) return;
        if (address === '') offset = parser.startIndex + (/\S/.exec(text)?.index ?? 0);
        address += text;
      },
      onclosetag(name) {
        if (name !== 'loc' || address === undefined) return;
        listed.push({ address: address.trim(), offset });
        address = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { listed, lists };
}

function inLines(text: string): Sitemap {
  const lines = text.matchAll(/\S(?:.*\S)?/g);
  const listed = Array.from(lines, ({ 0: address, index }): Listed => ({ address, offset: index }));
  return { listed, lists: 'pages' };
}

function unusable(place: Place, message: string): Diagnostic {
  return {
    code: 'unusable-sitemap',
    severity: 'error',
    message,
    hint: 'Give the sitemap of the published site, such as its sitemap.xml, or a text with an address in each line.',
    place,
  };
}
