import { basename, extname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { BundleContent, PageModule } from '@docgen/bundler/bundle-input';
import type { CompiledPage } from '@docgen/content/compiled-page';
import { readFrontMatter } from '@docgen/content/front-matter/front-matter';
import { encodePathForQuery } from '@docgen/core/address';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/file-failure';
import type { DocPage } from '@docgen/core/page';
import { isMarkdownFile } from '@docgen/core/page-file';
import type { Report } from '@docgen/core/progress';
import type { Doc } from '@docgen/site/doc';
import { type DocAddress, docAddress } from '@docgen/site/doc-address';
import { routeCharacter } from '@docgen/site/route-character';
import type { Profiler } from '../profile.ts';
import { frontMatterOf, type PageFrontMatter } from '../read/page-front-matter.ts';
import type { ContentFile } from '../read/read-content.ts';
import {
  type CompiledMarkdown,
  createMarkdownCompiler,
  type MarkdownContext,
} from './markdown-compiler.ts';

/** An authored page, compiled. */
export interface CompiledDoc {
  readonly doc: Doc;
  /**
   * Function body for pages without imports, complete as soon as the page's diagrams are drawn;
   * `undefined` for pages that the bundler handles.
   */
  readonly code?: Promise<string>;
  readonly module?: PageModule;
  /** The page and the Markdown files that it imports; empty for a React page. */
  readonly parts: readonly CompiledPage[];
  /** True when `code` waits for drawings. */
  readonly hasDiagrams: boolean;
}

export interface CompileContentInput extends Omit<MarkdownContext, 'routeOfFile'> {
  readonly files: readonly ContentFile[];
  readonly profiler: Pick<Profiler, 'page'>;
  readonly signal?: AbortSignal | undefined;
}

/** The authored pages of a site, and what the bundler has to know of them. */
export interface CompiledContent extends BundleContent {
  readonly docs: readonly CompiledDoc[];
}

/**
 * Compiles the authored pages. Drafts are left out, pages with errors too.
 *
 * @throws The signal's reason when it aborts.
 */
export async function compileContent(
  { files, profiler, signal, ...site }: CompileContentInput,
  report: Report,
): Promise<Checked<CompiledContent>> {
  const { config, projectDir } = site;
  const diagnostics: Diagnostic[] = [];
  const roots = new Map(config.content.map((root) => [root.id, root]));
  const pages = files.flatMap((file) => {
    const read = isMarkdownFile(file.path) ? readFrontMatter(file.file, file.source) : undefined;
    diagnostics.push(...(read?.diagnostics ?? []));
    const frontMatter = frontMatterOf(read?.value.data ?? {});
    const { placement } = frontMatter;
    if (placement.draft) return [];
    const address = docAddress(roots.get(file.content)?.route ?? '/', file.path, placement);
    const unlinkable = routeCharacter(address.route, file.file);
    if (unlinkable === undefined) return [{ file, frontMatter, address, read: read?.value }];
    diagnostics.push({ ...unlinkable, source: file.source });
    return [];
  });
  const routeOfFile = new Map(pages.map(({ file, address }) => [file.file, address.route]));

  const markdown = createMarkdownCompiler({ ...site, routeOfFile });
  const docs: CompiledDoc[] = [];
  for (const page of pages) {
    const { file, source } = page.file;
    const { route } = page.address;
    const start = performance.now();
    if (page.read === undefined) {
      docs.push(reactPage(page));
      continue;
    }
    const { value, diagnostics: found } = await markdown
      .page({ file, source, frontMatter: page.read, route })
      .catch((error: unknown) => ({
        value: undefined,
        diagnostics: [fileFailure(error, { file }, 'compile')],
      }));
    diagnostics.push(...found);
    if (value === undefined) continue;
    docs.push(markdownPage(page, value, roots.get(page.file.content)?.editUrl));
    profiler.page(route, performance.now() - start);
    // Compiling waits for nothing by itself, and the drawing thread wants its orders.
    await setImmediate();
    signal?.throwIfAborted();
  }
  report(`${docs.length} pages`);
  const partOfFile = new Map(docs.map(({ doc, parts }) => [doc.page.file, parts[0]]));
  const content: CompiledContent = {
    docs,
    partial: markdown.partial,
    pages: docs.flatMap(({ module }) => module ?? []),
    imports: docs.flatMap(({ parts }) => parts.flatMap((part) => part.imports)),
    compiled: async (file) =>
      partOfFile.get(file) ?? (await markdown.partial(join(projectDir, file))).value?.page,
  };
  return { value: content, diagnostics };
}

/** An authored file, and what follows from its path and front matter alone. */
interface LocatedFile {
  readonly file: ContentFile;
  readonly frontMatter: PageFrontMatter;
  readonly address: DocAddress;
}

function docOf(
  { file: { content, path, file }, frontMatter, address: { id, route } }: LocatedFile,
  page: Omit<DocPage, 'kind' | 'id' | 'file' | 'title'> & { readonly title: string | undefined },
): Doc {
  const { placement } = frontMatter;
  const title = page.title ?? titleOfFile(path);
  return { content, path, route, placement, page: { ...page, kind: 'doc', id, file, title } };
}

/** @param editFolder - Address of the content root in a repository's editor. */
function markdownPage(
  located: LocatedFile,
  { page: compiled, drawn, parts }: CompiledMarkdown,
  editFolder: string | undefined,
): CompiledDoc {
  const { file, absolutePath, path } = located.file;
  const { placement: _, ...frontMatter } = located.frontMatter;
  const { hideTitle, editUrl = editUrlOf(path, editFolder), ...page } = frontMatter;
  return {
    doc: docOf(located, {
      ...page,
      title: page.title ?? compiled.title,
      description: page.description ?? compiled.description,
      headings: compiled.headings,
      editUrl: editUrl ?? undefined,
      ownTitle: compiled.ownTitle || hideTitle,
    }),
    ...(compiled.module
      ? { module: { file, absolutePath, code: compiled.code } }
      : { code: drawn }),
    parts,
    hasDiagrams: compiled.diagrams.length > 0,
  };
}

function editUrlOf(path: string, folder: string | undefined): string | undefined {
  return folder && `${folder.replace(/\/+$/, '')}/${encodePathForQuery(path)}`;
}

/** A React page draws its own title; what it exports as `frontMatter` comes with its bundle. */
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
    parts: [],
    hasDiagrams: false,
  };
}

/** `how-to-start.mdx` is titled "How to start" when it says nothing else. */
function titleOfFile(path: string): string {
  const words = basename(path, extname(path)).replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
