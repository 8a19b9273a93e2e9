import { documentData } from '../page/document-data.ts';
import type { Regions } from '../route-chunk.ts';
import type { PageMeta } from '../theme.ts';
import { trusted } from '../trusted.ts';
import { fetchFile } from './fetch-file.ts';
import { readDocument } from './page-document.ts';

/**
 * Fetches the HTML document of a page.
 *
 * @throws Error if it cannot be loaded.
 */
export async function fetchDocument(href: string): Promise<string> {
  // A response from another origin does not belong to the site and must not become part of it.
  const response = await fetchFile(href, { mode: 'same-origin' });
  return response.text();
}

/**
 * Takes the regions of a page from its HTML document, the only place that contains them.
 *
 * @param meta - Data of the page from its chunk.
 * @throws Error if the end of the document is missing, because the connection was lost, and if the
 *   document does not belong to the chunk: hosts send not-found pages and login pages, and another
 *   build may be published between the two responses.
 */
export function regionsOf(meta: PageMeta, html: string): Regions {
  const parsed = new DOMParser().parseFromString(trusted.html(html), 'text/html');
  // A reference to an element would keep the whole document in memory.
  const { data, regions } = readDocument(parsed);
  if (
    parsed.getElementById('__docgen-end') === null ||
    JSON.stringify(data) !== JSON.stringify(documentData(meta))
  ) {
    throw new Error(`${meta.route} is cut off, or is of another build`);
  }
  const { sidebar, ...own } = regions;
  return own;
}
