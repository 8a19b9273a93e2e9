import type { Diagnostic } from '@docgen/core/diagnostic';
import { counted } from '@docgen/core/strings/counted';

/** The number of diagnostics by severity: `3 errors, 1 warning`, `no problems`. */
export function summaryLine(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const parts = [errors && counted(errors, 'error'), warnings && counted(warnings, 'warning')];
  return parts.filter(Boolean).join(', ') || 'no problems';
}
