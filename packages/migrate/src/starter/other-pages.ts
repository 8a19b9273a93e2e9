import { posix } from 'node:path';
import { addToList } from '@docgen/core/basics/add-to-list';
import { cutList } from '@docgen/core/basics/cut-list';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { isPageFile } from '@docgen/core/sources/page-file';
import { counted } from '@docgen/core/strings/counted';
import { inWords } from '@docgen/core/strings/in-words';
import { projectFiles } from '../read-project-file.ts';
import { isAboutProject, NOT_PUBLISHED, PAGE_FOLDERS } from './find-sources.ts';

/** Maximum number of folders that are named. */
const MOST_NAMES = 3;

/**
 * The Markdown of a project that has none in the usual folders, such as that of GitBook and
 * Mintlify sites, whose pages are in the project folder itself.
 *
 * @param folder - Absolute path of the project; it need not exist.
 * @returns The warning `init-other-pages`, or `undefined` if there is none. Files such as
 *   `README.md` do not count.
 */
export async function otherPages(folder: string): Promise<Diagnostic | undefined> {
  const files = await projectFiles(folder);
  const pages = files.filter(
    (file) =>
      isPageFile(file, ['md', 'mdx']) &&
      !isAboutProject(posix.basename(file)) &&
      !NOT_PUBLISHED.test(file),
  );
  const [first] = pages;
  if (first === undefined) return undefined;
  const byFolder = new Map<string, string[]>();
  for (const page of pages) addToList(byFolder, topFolder(page), page);
  const folders = [...byFolder].sort(([, a], [, b]) => b.length - a.length).map(([name]) => name);
  const { shown, rest } = cutList(folders, MOST_NAMES);
  const more = rest.length === 0 ? [] : [counted(rest.length, 'more folder')];
  return {
    code: 'init-other-pages',
    severity: 'warning',
    message: `${counted(pages.length, 'Markdown file')} in ${inWords([...shown, ...more])} ${pages.length === 1 ? 'is no page' : 'are no pages'} of the new site, because docgen only looks in ${inWords(PAGE_FOLDERS)}.`,
    hint: 'If they should be pages, move them to `content`, or name their folder in `content` of the configuration.',
    place: { file: first },
  };
}

/** The first folder of a path. */
function topFolder(path: string): string {
  const [name = '', ...below] = path.split('/');
  return below.length === 0 ? 'the folder itself' : `${name}/`;
}
