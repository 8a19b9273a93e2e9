/** An SDL file with its text. */
export interface SourceText {
  /** Path relative to the project folder, with forward slashes. */
  readonly file: string;
  readonly text: string;
}
