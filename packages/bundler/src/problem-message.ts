import type { Diagnostic } from '@docgen/core/diagnostic';
import type { Message, PartialMessage } from 'esbuild';

/** The text of a message about an import of a file that does not exist. */
export const MISSING_FILE = 'There is no such file.';

/** Wraps a diagnostic in an esbuild message; `problemOfMessage` unwraps it. */
export function problemMessage(diagnostic: Diagnostic): PartialMessage {
  return { text: diagnostic.message, detail: { diagnostic } };
}

/** Wraps a diagnostic in a warning of esbuild's result. */
export function problemWarning(diagnostic: Diagnostic): Message {
  const { message: text } = diagnostic;
  return { id: '', pluginName: '', text, location: null, notes: [], detail: { diagnostic } };
}

/** The diagnostic in a message; `undefined` for esbuild's own messages. */
export function problemOfMessage({ detail }: Message): Diagnostic | undefined {
  const isOurs = typeof detail === 'object' && detail !== null && 'diagnostic' in detail;
  return isOurs ? (detail.diagnostic as Diagnostic) : undefined;
}

/**
 * A message about a file that only another one loads, such as with `composes: … from`, with the file
 * that cannot be bundled because of it.
 *
 * @param file - As in esbuild's locations.
 */
export function messageFor(file: string, message: PartialMessage): PartialMessage {
  return { ...message, detail: { ...message.detail, file } };
}

/** The files that cannot be bundled because of an error, as in esbuild's locations. */
export function filesOfMessage({ location, detail }: Message): string[] {
  const loading: unknown = detail?.file;
  return [...(location ? [location.file] : []), ...(typeof loading === 'string' ? [loading] : [])];
}
