import type { Diagnostic } from '@docgen/core/diagnostic';
import { sortDiagnostics } from './sort-diagnostics.ts';

/**
 * Names the command that says more about diagnostics.
 *
 * @returns A line for the end of a report, or nothing when there are no diagnostics.
 */
export function explainLine(diagnostics: readonly Diagnostic[]): string {
  if (diagnostics.length === 0) return '';
  const codes = new Set(sortDiagnostics(diagnostics).map(({ code }) => code));
  return `Causes and cures: docgen explain ${[...codes].join(' ')}\n`;
}
