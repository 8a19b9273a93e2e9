import { documentData } from '../page/document-data.ts';
import type { Regions } from '../route-chunk.ts';
import type { PageMeta } from '../theme.ts';
import { trusted } from '../trusted.ts';
import { fetchFile } from './fetch-file.ts';
import { readDocument } from './page-document.ts';

/**
 * Fetches the HTML document of a page.
 *
 * @throws Error when it does not arrive.
 */
export async function fetchDocument(href: string): Promise<string> {
  // What answers on another origin is not the site's, and must not become part of it.
  const response = await fetchFile(href, { mode: 'same-origin' });
  return response.text();
}

/**
 * Takes the regions of a page out of its HTML document, where they were rendered once.
 *
 * @param meta - What the page's chunk says of it.
 * @throws Error when the document has no end, because the connection was lost, and when it is not
 *   that of the chunk: hosts send not-found pages and pages to log in at, and another build may be
 *   published between the two answers.
 */
export function regionsOf(meta: PageMeta, html: string): Regions {
  const parsed = new DOMParser().parseFromString(trusted.html(html), 'text/html');
  // Whatever refers to an element would keep all of the document.
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
