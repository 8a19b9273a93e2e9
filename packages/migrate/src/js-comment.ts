import { escapeInvisible } from '@docgen/core/escape-invisible';

/**
 * Breaks a text into line comments. They cannot be left: white space only parts words, and
 * whatever else ends a line is escaped.
 *
 * @param indent - Spaces before each line.
 * @param width - Characters that a line should have at most.
 */
export function jsComment(text: string, indent: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/).map(escapeInvisible)) {
    const last = lines.at(-1);
    if (last !== undefined && indent + 3 + last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines.map((line) => `${' '.repeat(indent)}// ${line}`);
}
