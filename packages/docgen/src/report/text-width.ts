/** Lines with more characters are hard to read. */
const WIDEST = 100;

/** Number of characters that a line of text has at most in a terminal of this width. */
export function textWidth(columns: number): number {
  return Math.min(columns, WIDEST);
}
