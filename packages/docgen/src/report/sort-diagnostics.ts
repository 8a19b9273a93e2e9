import type { Diagnostic } from '@docgen/core/diagnostic';
import { compareText } from '@docgen/core/strings/compare-text';

/**
 * Sorts by file, line and column, then by code and message. Diagnostics without a place come last.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) =>
      Number(a.place === undefined) - Number(b.place === undefined) ||
      compareText(a.place?.file ?? '', b.place?.file ?? '') ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.place?.column ?? 0) - (b.place?.column ?? 0) ||
      compareText(a.code, b.code) ||
      compareText(a.message, b.message),
  );
}
