/** Whose code runs: a page, or the configuration. */
export interface Author {
  readonly kind: 'page' | 'config';
  /** Source file, relative to the project folder. */
  readonly file: string;
}
