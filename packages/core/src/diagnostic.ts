/**
 * A mistake in a user's input, as data. Stages return diagnostics beside their
 * value; only bugs throw.
 */

import type { DiagnosticCode } from './diagnostic-codes.ts';

/** How much a diagnostic weighs: an `error` fails the run, a `warning` is printed. */
export type Severity = 'error' | 'warning';

/** What a configurable check does with a finding. */
export type ReportingSeverity = 'ignore' | 'warn' | 'error';

/** A position in a source file. Lines and columns count from 1. */
export interface Place {
  /** Path relative to the project folder, with forward slashes. */
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** Where the marked range ends, if it is longer than one character. */
  readonly endLine?: number;
  readonly endColumn?: number;
}

/** A second place that belongs to a diagnostic, such as a page that refers to a missing target. */
export interface DiagnosticNote {
  readonly message: string;
  readonly place?: Place;
}

export interface Diagnostic {
  /** Permanent kebab-case name, such as `broken-link`. */
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** What is wrong and why, in one or two sentences. */
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string;
  readonly place?: Place;
  /** Source text of `place.file`, when the finder had it, so that a code frame can be drawn without reading again. */
  readonly source?: string;
  readonly notes?: readonly DiagnosticNote[];
}

/** A value together with what was wrong with the input it came from. */
export interface Checked<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

/** True when at least one diagnostic is an error. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}
