import type { Diagnostic } from '@docgen/core/diagnostic';

/** Counts by severity in words: `3 errors, 1 warning`, `no problems`. */
export function summaryLine(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const parts = [counted(errors, 'error'), counted(warnings, 'warning')];
  return parts.filter((part) => part !== '').join(', ') || 'no problems';
}

function counted(count: number, noun: string): string {
  if (count === 0) return '';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
