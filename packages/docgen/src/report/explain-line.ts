import type { Diagnostic } from '@docgen/core/diagnostic';
import { sortDiagnostics } from './sort-diagnostics.ts';

/**
 * Names the command that explains diagnostics.
 *
 * @returns A line for the end of a report; empty if there are no diagnostics.
 */
export function explainLine(diagnostics: readonly Diagnostic[]): string {
  if (diagnostics.length === 0) return '';
  const codes = new Set(sortDiagnostics(diagnostics).map(({ code }) => code));
  return `Causes and cures: docgen explain ${[...codes].join(' ')}\n`;
}
