import { escapeInvisible } from '@docgen/core/strings/escape-invisible';

/** Maximum length of a line, in characters: several times that of the longest messages. */
const LONGEST = 2_000;

/**
 * Escapes control characters for terminals, because texts may quote input. Line breaks are kept.
 * Lines that are too long are cut in the middle: a file may consist of a single word.
 */
export function printableLines(text: string): string {
  return text
    .split('\n')
    .map((line) => escapeInvisible(shortened(line)))
    .join('\n');
}

function shortened(line: string): string {
  if (line.length <= LONGEST) return line;
  // Half of a surrogate pair is not a character.
  const start = line.slice(0, LONGEST / 2).replace(/[\ud800-\udbff]$/, '');
  const end = line.slice(-LONGEST / 2).replace(/^[\udc00-\udfff]/, '');
  return `${start} … ${end}`;
}
