import type { Place } from '@docgen/core/diagnostic';

/** An SDL file with its text. */
export interface SourceText {
  /** Path relative to the project folder, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

/** The text of the file that contains a place, for the code frame of a diagnostic. */
export function sourceAt(
  place: Place | undefined,
  sources: readonly SourceText[],
): string | undefined {
  return sources.find(({ file }) => file === place?.file)?.text;
}

/** Whether GraphQL contains anything except white space, commas and comments. */
export function hasTokens(text: string): boolean {
  return /[^\s,\uFEFF]/.test(text.replace(/#.*/g, ''));
}
