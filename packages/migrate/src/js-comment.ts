import { escapeInvisible } from '@docgen/core/escape-invisible';
import { wrapWords } from './wrap-words.ts';

/**
 * Breaks a text into line comments. They cannot be left: white space only parts words, and
 * whatever else ends a line is escaped.
 *
 * @param indent - Spaces before each line.
 * @param width - Characters that a line should have at most.
 */
export function jsComment(text: string, indent: number, width: number): string[] {
  const words = text.trim().split(/\s+/).map(escapeInvisible);
  return wrapWords(words, width - indent - 3).map((line) => `${' '.repeat(indent)}// ${line}`);
}
