/**
 * Breaks words into lines. A word that is too long is on a separate line.
 *
 * @param room - Characters that a line should have at most.
 */
export function wrapWords(words: readonly string[], room: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const fits = last !== undefined && last.length + 1 + word.length <= room;
    if (fits) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
