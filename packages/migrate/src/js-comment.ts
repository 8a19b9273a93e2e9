import { escapeInvisible } from '@docgen/core/strings/escape-invisible';
import { wrapWords } from '@docgen/core/strings/wrap-words';

/**
 * Breaks a text into line comments. No text can escape from the comments: white space only
 * separates words, and all other characters that end a line are escaped.
 *
 * @param indent - Spaces before each line.
 * @param width - Maximum width of a line in characters, including the indentation; only a single
 *   word that is longer exceeds it.
 */
export function jsComment(text: string, indent: number, width: number): string[] {
  const words = text.trim().split(/\s+/).map(escapeInvisible);
  return wrapWords(words, width - indent - 3).map((line) => `${' '.repeat(indent)}// ${line}`);
}
