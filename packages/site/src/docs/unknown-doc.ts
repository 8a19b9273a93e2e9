import type { Diagnostic } from '@docgen/core/diagnostic';
import { didYouMeanOf } from '@docgen/core/strings/did-you-mean';

/**
 * The diagnostic for the id of a page that does not exist.
 *
 * @param key - The key that names the page, such as `pagination_next`.
 * @param nearest - Similar ids, nearest first.
 */
export function unknownDoc(key: string, id: string, nearest: readonly string[]): Diagnostic {
  return {
    code: 'unknown-doc',
    severity: 'error',
    message: `${key} names the page "${id}", but there is no page with this id.`,
    hint:
      didYouMeanOf(nearest) ??
      "A page's id is its path below the content root without extension and number prefixes.",
  };
}
