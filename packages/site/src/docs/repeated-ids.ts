import { routeKey } from '@docgen/core/addresses/url';
import type { Diagnostic } from '@docgen/core/diagnostic';
import type { Doc } from './doc.ts';

/**
 * Warns about pages with the id of an earlier page of their content root, which sidebars and front
 * matter cannot name. Those that also have its route are reported as `duplicate-route` instead.
 *
 * @param docs - All pages, sorted by file.
 */
export function repeatedIds(docs: readonly Doc[]): Diagnostic[] {
  const first = new Map<string, Doc>();
  return docs.flatMap((doc): Diagnostic[] => {
    const { id, file } = doc.page;
    const key = JSON.stringify([doc.content, id]);
    const other = first.get(key);
    if (other === undefined) first.set(key, doc);
    if (other === undefined || routeKey(other.route) === routeKey(doc.route)) return [];
    return [
      {
        code: 'duplicate-doc-id',
        severity: 'warning',
        message: `The page has the id "${id}", which already belongs to ${other.page.file}. Sidebars and pages that name the id link to that one.`,
        hint: 'Give one of the two another "id" in its front matter.',
        place: { file, line: 1 },
      },
    ];
  });
}
