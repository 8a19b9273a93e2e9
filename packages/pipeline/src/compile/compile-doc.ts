import type { PageModule } from '@docgen/bundler/bundle-input';
import type { CompiledPage } from '@docgen/content/compiled-page';
import { encodeForQuery } from '@docgen/core/addresses/address';
import type { SiteConfig } from '@docgen/core/config';
import type { Checked } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/diagnostics/file-failure';
import type { DocPage } from '@docgen/core/page';
import type { DrawnPage } from '@docgen/diagrams/diagrams';
import type { Doc } from '@docgen/site/docs/doc';
import type { CompiledMarkdown } from './compiled-markdown.ts';
import type { LocatedFile } from './locate-content.ts';
import type { MarkdownCompiler } from './markdown-compiler.ts';

/** A compiled page. */
export interface CompiledDoc {
  readonly doc: Doc;
  /** Changes if the result of the compilation changes. */
  readonly hash: string;
  /**
   * Program of a page that is not bundled; resolves as soon as the page's diagrams are drawn.
   * `undefined` for pages that are bundled.
   */
  readonly program?: Promise<DrawnPage>;
  readonly module?: PageModule;
  /** See `CompiledMarkdown`. */
  readonly isData: boolean;
  /** True if rendering depends on nothing but the page, so the result is always the same. */
  readonly isPure: boolean;
  /** The page and all Markdown files that it imports; empty for a React page. */
  readonly parts: readonly CompiledPage[];
  /**
   * True if the page, or a Markdown file that it imports, contains diagrams that have to be drawn.
   */
  readonly hasDiagrams: boolean;
  /** See `CompiledMarkdown`. Internal errors become diagnostics. */
  readonly checkFences: CompiledMarkdown['checkFences'];
}

/**
 * Compiles an authored page.
 *
 * @returns `undefined` if an internal error occurs, which is reported.
 */
export async function compileDoc(
  located: LocatedFile,
  { content, lastUpdated }: Pick<SiteConfig, 'content' | 'lastUpdated'>,
  markdown: Pick<MarkdownCompiler, 'page'>,
): Promise<Checked<CompiledDoc | undefined>> {
  const { read } = located;
  if (read === undefined) return { value: reactPage(located), diagnostics: [] };
  const { file, source } = located.file;
  const { route } = located.address;
  try {
    const compiled = await markdown.page({ file, source, frontMatter: read, route });
    const root = content.find(({ id }) => id === located.file.content);
    const value = markdownPage(located, compiled.value, {
      editFolder: root?.editUrl,
      showsDate: lastUpdated,
    });
    return { value, diagnostics: compiled.diagnostics };
  } catch (error) {
    return { value: undefined, diagnostics: [fileFailure(error, { file }, 'compile')] };
  }
}

function docOf(
  { file: { content, path, file }, frontMatter, address: { id, route } }: LocatedFile,
  page: Omit<DocPage, 'kind' | 'id' | 'file' | 'title'> & { readonly title: string | undefined },
): Doc {
  const { placement } = frontMatter;
  const title = page.title ?? id.slice(id.lastIndexOf('/') + 1);
  const draft = placement.draft || undefined;
  return {
    content,
    path,
    route,
    placement,
    page: { ...page, kind: 'doc', id, file, title, draft },
  };
}

interface SourceOfPage {
  /** URL for editing the content root in its repository. */
  readonly editFolder: string | undefined;
  /** Whether pages show the date of their last change. */
  readonly showsDate: boolean;
}

function markdownPage(
  located: LocatedFile,
  { page: compiled, hash, isData, isPure, drawn, parts, checkFences }: CompiledMarkdown,
  { editFolder, showsDate }: SourceOfPage,
): CompiledDoc {
  const { file, absolutePath, path } = located.file;
  const { page, hideTitle, editUrl = editUrlOf(path, editFolder), updated } = located.frontMatter;
  return {
    doc: docOf(located, {
      ...page,
      title: page.title ?? compiled.title,
      description: page.description ?? compiled.description,
      headings: compiled.headings,
      editUrl: editUrl ?? undefined,
      lastUpdated: showsDate ? (updated ?? located.file.updated) : undefined,
      ownTitle: compiled.ownTitle || hideTitle,
    }),
    ...(compiled.module
      ? { module: { file, absolutePath, code: compiled.code } }
      : { program: drawn }),
    hash,
    isData,
    isPure,
    parts,
    hasDiagrams: parts.some(({ diagrams }) => diagrams.length > 0),
    checkFences: () =>
      checkFences().catch((error: unknown) => [fileFailure(error, { file }, 'compile')]),
  };
}

function editUrlOf(path: string, folder: string | undefined): string | undefined {
  return folder && `${folder.replace(/\/+$/, '')}/${encodeForQuery(path)}`;
}

/**
 * React pages contain their own title. Their export `frontMatter` is known once the bundle is
 * loaded.
 */
function reactPage(located: LocatedFile): CompiledDoc {
  const { file, absolutePath } = located.file;
  return {
    doc: docOf(located, {
      title: undefined,
      keywords: [],
      layout: 'landing',
      headings: [],
      hideTableOfContents: true,
      unlisted: false,
      ownTitle: true,
    }),
    module: { file, absolutePath },
    hash: '',
    isData: false,
    isPure: false,
    parts: [],
    hasDiagrams: false,
    checkFences: async () => [],
  };
}
