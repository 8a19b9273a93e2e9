/**
 * Mistakes in a user's input, as data. Steps return diagnostics together with their value; only
 * bugs throw.
 */

import type { DiagnosticCode } from './diagnostic-codes.ts';

/** From the mildest to the worst. */
export const SEVERITIES = ['warning', 'error'] as const;

/** An `error` makes the run fail; a `warning` is only printed, unless the run should fail on it. */
export type Severity = (typeof SEVERITIES)[number];

/** How a configurable check reports its findings. */
export type ReportingSeverity = 'ignore' | 'warn' | 'error';

/** A position in a source file. Lines and columns count from 1. */
export interface Place {
  /** Path relative to the project folder, with forward slashes. */
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** End of the marked range, if it is longer than one character. */
  readonly endLine?: number;
  readonly endColumn?: number;
  /** Schema coordinate, if the file has no lines that say it, such as an introspection result. */
  readonly coordinate?: string;
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
  /** Source text of `place.file`, if available, so that a code frame needs no second read. */
  readonly source?: string;
  readonly notes?: readonly DiagnosticNote[];
}

/** A value, with the diagnostics of the input that it was made from. */
export interface Checked<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

/** Identifies a problem: diagnostics with equal keys say the same about the same place. */
export function diagnosticKey({ code, message, place }: Diagnostic): string {
  return JSON.stringify([code, message, place]);
}

/** The diagnostics without repetitions. Equal ones also have the same notes. */
export function distinctDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((entry) => [JSON.stringify(entry), entry])).values()];
}

/** True when at least one diagnostic is an error. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}
