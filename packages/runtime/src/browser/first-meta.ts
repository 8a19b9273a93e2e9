import { invariant } from '@docgen/core/invariant';
import type { PageMeta } from '../theme.ts';

/**
 * The data of the page that the document came with: JSON beside what the document's head says.
 *
 * @param root - The element that the application is in.
 * @throws Error when the document is not one of docgen's.
 */
export function firstMeta(root: HTMLElement): PageMeta {
  const data = root.dataset.page;
  invariant(data !== undefined, 'the document has no page data');
  const inHead = (selector: string, attribute: string) =>
    document.head.querySelector(selector)?.getAttribute(attribute) ?? undefined;
  return {
    ...(JSON.parse(data) as PageMeta),
    title: document.title,
    description: inHead('meta[name="description"]', 'content'),
    markdown: inHead('link[type="text/markdown"]', 'href'),
  };
}
