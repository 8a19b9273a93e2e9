/** Characters that mean something in the middle of a line, an underscore only at the edge of a word. */
const SIGNS = /[\\`*[\]~|]|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])|<(?=[a-z/!?])|&(?=[#a-z])/giu;

/** Escapes what Markdown would read as a sign inside of a line. */
export function escapeMarkdown(text: string): string {
  return text.replace(SIGNS, (signs) => signs.replace(/./g, '\\$&'));
}
