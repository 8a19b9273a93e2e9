/**
 * A text, whole or in pieces. Joining the pieces of a page takes memory for one more copy of it,
 * which nobody needs if it is only sent to another thread.
 */
export type TextPieces = string | readonly string[];

/** @returns The whole text. */
export function joinPieces(text: TextPieces): string {
  return typeof text === 'string' ? text : text.join('');
}
