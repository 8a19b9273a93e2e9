import { addToList } from '@docgen/core/basics/add-to-list';
import type { Diagnostic } from '@docgen/core/diagnostic';

/**
 * Merges the warnings about the same unknown language, because sites may have a language of their
 * own on hundreds of code blocks.
 *
 * @returns The first warning of each language, with the number of blocks, and all other
 *   diagnostics, in their order.
 */
export function oncePerLanguage(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const blocks = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    if (isSummedUp(diagnostic)) addToList(blocks, diagnostic.message, diagnostic);
  }
  return diagnostics.flatMap((diagnostic) => {
    if (!isSummedUp(diagnostic)) return [diagnostic];
    const same = blocks.get(diagnostic.message) ?? [];
    if (same[0] !== diagnostic) return [];
    const files = new Set(same.map(({ place }) => place?.file)).size;
    if (same.length === 1) return [diagnostic];
    const where = files === 1 ? 'this page' : `${files} files`;
    const message = `${diagnostic.message} ${same.length} blocks in ${where} have it.`;
    return [{ ...diagnostic, message }];
  });
}

function isSummedUp({ code }: Diagnostic): boolean {
  return code === 'unknown-code-language';
}
