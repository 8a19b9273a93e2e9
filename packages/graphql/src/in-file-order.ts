import type { Diagnostic } from '@docgen/core/diagnostic';
import type { SourceText } from './source-text.ts';

/** Diagnostics in the order in which a reader of the files comes across them. */
export function inFileOrder(
  diagnostics: readonly Diagnostic[],
  sources: readonly SourceText[],
): Diagnostic[] {
  const position = new Map(sources.map(({ file }, index) => [file, index]));
  const rank = ({ place }: Diagnostic) => [
    position.get(place?.file ?? '') ?? sources.length,
    place?.line ?? 0,
    place?.column ?? 0,
  ];
  return diagnostics.toSorted((a, b) => {
    const [ranks, others] = [rank(a), rank(b)];
    return ranks.reduce((order, value, index) => order || value - (others[index] ?? 0), 0);
  });
}
