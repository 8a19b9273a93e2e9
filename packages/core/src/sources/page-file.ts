/** Matches paths of Markdown and MDX files. As everywhere, extensions may be in upper case. */
export const MARKDOWN_FILE = /\.mdx?$/i;

/** True for the path of a Markdown or MDX file. */
export function isMarkdownFile(path: string): boolean {
  return MARKDOWN_FILE.test(path);
}

/** Extensions of pages in content roots that do not configure them. */
const PAGE_EXTENSIONS: readonly string[] = ['md', 'mdx', 'jsx', 'tsx'];

/** True for the path of a JavaScript or TypeScript file, which can contain a React component. */
export function isReactFile(path: string): boolean {
  return /\.[jt]sx?$/i.test(path);
}

/**
 * True for a file of a content root that becomes a page: Markdown, MDX or a React component. Files
 * and folders whose names start with an underscore contain partials, which belong to the pages that
 * import them. Tests of React components are not pages.
 *
 * @param path - Path below the content root, with forward slashes.
 * @param extensions - Extensions of pages, without the dot. @default md, mdx, jsx and tsx
 */
export function isPageFile(path: string, extensions = PAGE_EXTENSIONS): boolean {
  const isPartial = path.split('/').some((part) => part.startsWith('_'));
  const [, extension = ''] = /\.([^./]+)$/.exec(path) ?? [];
  return (
    !isPartial && extensions.includes(extension.toLowerCase()) && !/\.test\.[jt]sx?$/i.test(path)
  );
}
