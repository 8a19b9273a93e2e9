import { posix } from 'node:path';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { nearestNames } from '@docgen/core/strings/did-you-mean';

/** Extensions that other programs read as Markdown. */
const OTHER_MARKDOWN = /\.(?:markdown|mdown|mkdn?|mkdown|mdwn)$/i;

/** Extensions of files that other programs read settings from. */
const SETTINGS = /^(?<name>.+)\.(?<extension>json5?|ya?ml|toml|[cm]?[jt]s)$/i;

/** The start of a text whose first key is one of a category. */
const CATEGORY_KEY = /^[\s{'"]{0,99}(?:label|position|link|collapsed|collapsible)['"]?\s*:/;

/**
 * Reports a file of a content root that was meant as a page or as the settings of a group, but has
 * a name of neither.
 *
 * @param path - Relative to the content root, with forward slashes.
 * @param file - Relative to the project folder.
 * @param isPage - Whether a file of the root is a page, by its path.
 * @param read - Returns the text of the file; `undefined` if it cannot be read.
 */
export async function mistakenFile(
  path: string,
  file: string,
  isPage: (path: string) => boolean,
  read: () => Promise<string | undefined>,
): Promise<Diagnostic | undefined> {
  const base = posix.basename(path);
  if (OTHER_MARKDOWN.test(path)) {
    const renamed = base.replace(OTHER_MARKDOWN, '.md');
    return isPage(posix.join(posix.dirname(path), renamed))
      ? otherMarkdown(base, renamed, file)
      : undefined;
  }
  const { name = '', extension = '' } = SETTINGS.exec(base)?.groups ?? {};
  const isMarked = /^_|_$/.test(name) && nearestNames(name, ['_category_']).length > 0;
  const isBare = /^categor(?:y|ies)$/i.test(name) && /^(?:json|ya?ml)$/i.test(extension);
  const isCategory = isMarked || (isBare && CATEGORY_KEY.test((await read()) ?? ''));
  return isCategory ? misnamedCategory(base, extension, file) : undefined;
}

function otherMarkdown(base: string, renamed: string, file: string): Diagnostic {
  return {
    code: 'page-extension',
    severity: 'warning',
    message: `"${base}" is no page, because docgen reads Markdown only from .md and .mdx files.`,
    hint: `Rename it to "${renamed}".`,
    place: { file },
  };
}

function misnamedCategory(base: string, extension: string, file: string): Diagnostic {
  const isKnown = /^(?:json|ya?ml)$/i.test(extension);
  return {
    code: 'invalid-category',
    severity: 'warning',
    message: `"${base}" has no effect: the settings of a group are in _category_.json, _category_.yml or _category_.yaml.`,
    hint: isKnown
      ? `Rename it to "_category_.${extension}".`
      : 'Write its keys into a "_category_.json".',
    place: { file },
  };
}
