/** Characters with a meaning inside of a line. Underscores have one only at the edges of words. */
const SIGNS = /[\\`*[\]~|]|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])|<(?=[a-z/!?])|&(?=[#a-z])/giu;

/**
 * Escapes plain text for use inside of a line. Signs that only have a meaning at its start are not
 * escaped.
 */
export function escapeMarkdown(text: string): string {
  return text.replace(SIGNS, (signs) => signs.replace(/./g, '\\$&'));
}
