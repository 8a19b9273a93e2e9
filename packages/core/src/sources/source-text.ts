import type { Place } from '../diagnostic.ts';

/** A file with its text. */
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
