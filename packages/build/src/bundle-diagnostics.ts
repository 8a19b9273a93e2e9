import type { Diagnostic } from '@docgen/core/diagnostic';
import type { BuildFailure, Message } from 'esbuild';

/**
 * Turns esbuild's messages about the user's code into diagnostics.
 *
 * @throws The error itself when it is not a failed build: that is a bug.
 */
export function bundleDiagnostics(error: unknown): Diagnostic[] {
  if (!isBuildFailure(error)) throw error;
  return error.errors.map(diagnosticOfMessage);
}

function diagnosticOfMessage({ text, location, notes }: Message): Diagnostic {
  const hint = notes.map((note) => note.text).join(' ');
  return {
    code: 'bundle-error',
    severity: 'error',
    message: text,
    ...(hint === '' ? {} : { hint }),
    ...(location === null
      ? {}
      : { place: { file: location.file, line: location.line, column: location.column + 1 } }),
  };
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && Array.isArray((error as Partial<BuildFailure>).errors);
}
