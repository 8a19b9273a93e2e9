/** An SDL file as the caller read it. */
export interface SourceText {
  /** Path relative to the project folder, with forward slashes. */
  readonly file: string;
  readonly text: string;
}
