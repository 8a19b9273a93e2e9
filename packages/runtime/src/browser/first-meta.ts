import type { DocumentData } from '../page/document-data.ts';
import type { PageMeta } from '../theme.ts';

/** The data of the page that the document was loaded with, read from the document and its head. */
export function firstMeta(data: DocumentData): PageMeta {
  const inHead = (selector: string, attribute: string) =>
    document.head.querySelector(selector)?.getAttribute(attribute) ?? undefined;
  return {
    ...data,
    title: document.title,
    description: inHead('meta[name="description"]', 'content'),
    markdown: inHead('link[type="text/markdown"]', 'href'),
  };
}
