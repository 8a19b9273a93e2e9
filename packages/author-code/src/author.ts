/** Whose code runs: a page, the configuration, or a theme of the site's own. */
export interface Author {
  readonly kind: 'page' | 'config' | 'theme';
  /** Source file, or a theme's folder, relative to the project folder. */
  readonly file: string;
}
