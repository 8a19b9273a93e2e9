import type { Diagnostic } from '@docgen/core/diagnostic';
import type { Message, PartialMessage } from 'esbuild';

/** A diagnostic as a message of esbuild's; `bundleDiagnostics` turns it back. */
export function problemMessage(diagnostic: Diagnostic): PartialMessage {
  return { text: diagnostic.message, detail: { diagnostic } };
}

/** The diagnostic that a message was made of. */
export function problemOfMessage({ detail }: Message): Diagnostic | undefined {
  const isOurs = typeof detail === 'object' && detail !== null && 'diagnostic' in detail;
  return isOurs ? (detail.diagnostic as Diagnostic) : undefined;
}
