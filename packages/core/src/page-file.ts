/** The end of the path of a file that pages are written in, in Markdown or MDX. */
export const MARKDOWN_FILE = /\.mdx?$/;

/** True for such a file. */
export function isMarkdownFile(path: string): boolean {
  return MARKDOWN_FILE.test(path);
}

/** Endings of the files that are pages where a content root does not say it. */
const PAGE_EXTENSIONS: readonly string[] = ['md', 'mdx', 'jsx', 'tsx'];

/** True for a file that a React component, and so a page, is written in. */
export function isReactFile(path: string): boolean {
  return /\.[jt]sx?$/.test(path);
}

/**
 * True for a file of a content root that becomes a page: Markdown, MDX or a React component. What
 * starts with an underscore, or lies in a folder that does, is a partial: it belongs to the pages
 * that import it. Tests of React components are none.
 *
 * @param path - Path below the content root, with forward slashes.
 * @param extensions - Endings of pages, without the dot. @default md, mdx, jsx and tsx
 */
export function isPageFile(path: string, extensions = PAGE_EXTENSIONS): boolean {
  const isPartial = path.split('/').some((part) => part.startsWith('_'));
  const [, extension = ''] = /\.([^./]+)$/.exec(path) ?? [];
  return !isPartial && extensions.includes(extension) && !/\.test\.[jt]sx?$/.test(path);
}
