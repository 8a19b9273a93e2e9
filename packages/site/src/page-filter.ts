import type { ContentConfig } from '@docgen/core/config';
import { isPageFile } from '@docgen/core/page-file';
import picomatch from 'picomatch';

/** What a content root says about which of its files are pages. */
export type PageRules = Readonly<Pick<ContentConfig, 'extensions' | 'include' | 'exclude'>>;

/**
 * Tells which files of a content root become pages: those of {@link isPageFile} that a pattern of
 * `include` matches, if there are any, and none of `exclude`. A pattern that matches a folder
 * matches all that lies in it, as in Docusaurus.
 *
 * @returns Takes a path below the content root, with forward slashes.
 */
export function pageFilter({ extensions, include, exclude }: PageRules): (path: string) => boolean {
  const isIncluded = include === undefined ? () => true : matcher(include);
  const isExcluded = exclude === undefined ? () => false : matcher(exclude);
  return (path) => isPageFile(path, extensions) && isIncluded(path) && !isExcluded(path);
}

function matcher(patterns: readonly string[]): (path: string) => boolean {
  const written = patterns.map((pattern) => pattern.replace(/^\.\/|\/+$/g, ''));
  return picomatch(
    written.flatMap((pattern) => [pattern, `${pattern}/**`]),
    { posix: true },
  );
}
