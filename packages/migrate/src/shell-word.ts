/** A word as shells take it for one, those of Windows too. */
export function shellWord(word: string): string {
  return /^[\w@:./-]+$/.test(word) ? word : `"${word}"`;
}
