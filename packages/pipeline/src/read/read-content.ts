import { join } from 'node:path';
import type { SiteConfig } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { compareText } from '@docgen/core/strings/compare-text';
import { readFolder, readSource } from '@docgen/files/read-source';
import { relativePath } from '@docgen/files/relative-path';
import type { Category } from '@docgen/site/docs/doc';
import { pageFilter } from '@docgen/site/docs/page-filter';
import { mistakenFile } from './mistaken-file.ts';
import { readCategory } from './read-category.ts';

/** An authored file that has been read, but not parsed. */
export interface ContentFile {
  /** Id of its content root. */
  readonly content: string;
  /** Path relative to the content root. */
  readonly path: string;
  /** Path relative to the project folder. */
  readonly file: string;
  readonly absolutePath: string;
  readonly source: string;
  /**
   * Date of its last change, such as `2026-03-31`; `undefined` if the Git history does not contain
   * it.
   */
  readonly updated?: string | undefined;
}

export interface ContentInput {
  readonly files: readonly ContentFile[];
  readonly categories: readonly Category[];
  /** Number of pages and categories. */
  readonly count: number;
}

const CATEGORY = /(^|\/)_category_\.(json|ya?ml)$/i;

/**
 * Reads the pages and categories of the content roots.
 *
 * @param projectDir - Absolute path of the project folder.
 */
export async function readContent(
  config: SiteConfig,
  projectDir: string,
): Promise<Checked<ContentInput>> {
  const diagnostics: Diagnostic[] = [];
  const files: ContentFile[] = [];
  const categories: Category[] = [];
  for (const root of config.content) {
    const paths = await readFolder(projectDir, root.path);
    diagnostics.push(...paths.diagnostics);
    const isPage = pageFilter(root);
    await Promise.all(
      paths.value.map(async (path) => {
        const read = await readContentFile({ config, projectDir, root, path }, isPage);
        diagnostics.push(...read.diagnostics);
        if (read.value === undefined) return;
        if ('source' in read.value) files.push(read.value);
        else categories.push(read.value);
      }),
    );
  }
  files.sort((a, b) => compareText(a.file, b.file));
  categories.sort((a, b) => compareText(a.file, b.file));
  return {
    value: { files, categories, count: files.length + categories.length },
    diagnostics,
  };
}

/** A file of a content root. */
export interface ContentPath {
  readonly config: Pick<SiteConfig, 'markdown'>;
  /** Absolute path of the project folder. */
  readonly projectDir: string;
  readonly root: SiteConfig['content'][number];
  /** Path relative to the content root. */
  readonly path: string;
}

/**
 * Reads one file of a content root.
 *
 * @param isPage - Whether a file of the root is a page, by its path.
 * @returns `undefined` for a file that is neither a page nor a category, or cannot be read.
 */
export async function readContentFile(
  { config, projectDir, root, path }: ContentPath,
  isPage = pageFilter(root),
): Promise<Checked<ContentFile | Category | undefined>> {
  const absolutePath = join(projectDir, root.path, path);
  const file = relativePath(projectDir, absolutePath);
  const isCategory = CATEGORY.test(path);
  if (!isCategory && !isPage(path)) {
    const read = async () => (await readSource(absolutePath, file)).value;
    const mistaken = await mistakenFile(path, file, isPage, read);
    return { value: undefined, diagnostics: mistaken === undefined ? [] : [mistaken] };
  }
  const maxSize = isCategory ? undefined : config.markdown.maxFileSize;
  const source = await readSource(absolutePath, file, maxSize);
  if (source.value === undefined) return { value: undefined, diagnostics: source.diagnostics };
  const read = { content: root.id, path, file, source: source.value };
  if (!isCategory) return { value: { ...read, absolutePath }, diagnostics: source.diagnostics };
  const category = readCategory(read);
  return { ...category, diagnostics: [...source.diagnostics, ...category.diagnostics] };
}
