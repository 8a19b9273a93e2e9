/** The end of the path of a file that pages are written in, in Markdown or MDX. */
export const MARKDOWN_FILE = /\.mdx?$/;

/** True for such a file. */
export function isMarkdownFile(path: string): boolean {
  return MARKDOWN_FILE.test(path);
}

/** True for a file that a React component, and so a page, is written in. */
export function isReactFile(path: string): boolean {
  return /\.[jt]sx$/.test(path);
}

/**
 * True for a file of a content root that becomes a page: Markdown, MDX or a React component. What
 * starts with an underscore, or lies in a folder that does, is a partial: it belongs to the pages
 * that import it.
 *
 * @param path - Path below the content root, with forward slashes.
 */
export function isPageFile(path: string): boolean {
  const isPartial = path.split('/').some((part) => part.startsWith('_'));
  return !isPartial && (isMarkdownFile(path) || isReactFile(path));
}
