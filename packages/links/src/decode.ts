/**
 * Resolves percent-encoded characters.
 *
 * @returns The text as it is where it holds a malformed sequence, as browsers do.
 */
export function decode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
