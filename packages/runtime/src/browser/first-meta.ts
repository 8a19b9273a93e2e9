import type { DocumentData } from '../page/document-data.ts';
import type { PageMeta } from '../theme.ts';

/** The data of the page that the document came with: what it holds, and what its head says. */
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
