import type { ContentConfig } from '@docgen/core/config';
import { isPageFile } from '@docgen/core/sources/page-file';
import picomatch from 'picomatch';

/** The settings of a content root that decide which of its files are pages. */
export type PageRules = Readonly<Pick<ContentConfig, 'extensions' | 'include' | 'exclude'>>;

/**
 * Decides which files of a content root become pages: those of {@link isPageFile} that match a
 * pattern of `include`, if configured, and no pattern of `exclude`. As in Docusaurus, a pattern
 * that matches a folder matches all files in it.
 *
 * @returns A predicate for paths below the content root, with forward slashes.
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
