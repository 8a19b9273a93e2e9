/**
 * What may precede the text of a comment. Comments of all languages are recognized by their common
 * form: punctuation before the text (`//`, `#`, `<!--`, `{/*`, `--`, `%`, `;` …) and possibly some
 * after it.
 */
const OPENING = /^(?:[^\p{L}\p{M}\p{N}_\s]{1,5}|REM|dnl)$/iu;
const CLOSING = /^[^\p{L}\p{M}\p{N}_\s]{0,5}$/u;

/** A quote that opens a string. Several quotes, such as `"""`, may open a comment. */
const QUOTE = /(?:^|[^"'`])(["'`])$/;

/**
 * Whether a line of code, in whatever language, contains nothing but a comment with a text.
 *
 * @param text - One or more words, such as `highlight-next-line` or `This will fail`.
 */
export function isCommentOf(text: string, line: string): boolean {
  const at = line.indexOf(text);
  if (at === -1) return false;
  const before = line.slice(0, at).trim();
  const after = line.slice(at + text.length).trim();
  const [, quote] = QUOTE.exec(before) ?? [];
  const isString = quote !== undefined && after.startsWith(quote);
  return OPENING.test(before) && CLOSING.test(after) && !isString;
}
