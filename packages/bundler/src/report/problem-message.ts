import type { Diagnostic } from '@docgen/core/diagnostic';
import type { Message, PartialMessage } from 'esbuild';

/** The text of a message about an import of a file that does not exist. */
export const MISSING_FILE = 'There is no such file.';

/** Wraps a diagnostic in an esbuild message; `problemOfMessage` unwraps it. */
export function problemMessage(diagnostic: Diagnostic): PartialMessage {
  return { text: diagnostic.message, detail: { diagnostic } };
}

/** The diagnostic in a message; `undefined` for esbuild's own messages. */
export function problemOfMessage({ detail }: Message): Diagnostic | undefined {
  const isOurs = typeof detail === 'object' && detail !== null && 'diagnostic' in detail;
  return isOurs ? (detail.diagnostic as Diagnostic) : undefined;
}
