/** Quotes a word for shells, including those of Windows. */
export function shellWord(word: string): string {
  return /^[\w@:./-]+$/.test(word) ? word : `"${word}"`;
}
