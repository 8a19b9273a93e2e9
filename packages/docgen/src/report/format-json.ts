import type { Diagnostic, DiagnosticNote, Place, Severity } from '@docgen/core/diagnostic';
import { sortDiagnostics } from './sort-diagnostics.ts';

/**
 * The output of `docgen check --format json`, and a part of that of `docgen schema-diff`. Fields may
 * be added; changes of existing fields increment `version`.
 */
export interface JsonReport {
  readonly version: 1;
  readonly errors: number;
  readonly warnings: number;
  /** Sorted by file, line and column. */
  readonly diagnostics: readonly JsonDiagnostic[];
}

/** A diagnostic without the text of its source file. */
interface JsonDiagnostic {
  /** Permanent kebab-case name, such as `broken-link`. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint?: string;
  /** Lines and columns count from 1; the end column is exclusive. */
  readonly place?: Place;
  readonly notes: readonly DiagnosticNote[];
}

/** Formats diagnostics for programs, as one {@link JsonReport}. */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  return `${JSON.stringify(jsonReport(diagnostics), null, 2)}\n`;
}

/** The report as a value. */
export function jsonReport(diagnostics: readonly Diagnostic[]): JsonReport {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return {
    version: 1,
    errors,
    warnings: diagnostics.length - errors,
    diagnostics: sortDiagnostics(diagnostics).map(({ source: _, notes = [], ...rest }) => ({
      ...rest,
      notes,
    })),
  };
}
