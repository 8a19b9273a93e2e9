import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { BundleContent } from '@docgen/bundler/bundle-input';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
import { counted } from '@docgen/core/strings/counted';
import type { Draft } from '@docgen/site/docs/doc';
import type { Profiler } from '../profile.ts';
import type { ContentFile } from '../read/read-content.ts';
import { type CompiledDoc, compileDoc } from './compile-doc.ts';
import { locateContent } from './locate-content.ts';
import {
  createMarkdownCompiler,
  type MarkdownCompiler,
  type MarkdownContext,
} from './markdown-compiler.ts';
import { oncePerLanguage } from './once-per-language.ts';

export interface CompileContentInput extends Omit<MarkdownContext, 'routeOfFile' | 'drafts'> {
  readonly files: readonly ContentFile[];
  readonly profiler: Pick<Profiler, 'page'>;
  readonly signal?: AbortSignal | undefined;
  /**
   * Called for each page that has to be bundled, so that the bundler need not wait for the last
   * one.
   */
  readonly onModule?: (page: Pick<CompiledDoc, 'isPure'>) => void;
}

/** The compiled pages of a site, with the data about them for the bundler. */
export interface CompiledContent extends BundleContent {
  readonly docs: readonly CompiledDoc[];
  readonly drafts: readonly Draft[];
}

/**
 * Compiles the authored pages. Drafts are omitted. Of pages with errors, there may be no more than
 * their place in the site.
 *
 * @throws The signal's reason if it aborts.
 */
export async function compileContent(
  { files, profiler, signal, onModule, ...site }: CompileContentInput,
  report: Report,
): Promise<Checked<CompiledContent>> {
  const { config, projectDir } = site;
  const { value: content, diagnostics: located } = locateContent(files, config);
  const { pages } = content;
  const drafts = new Set(content.drafts.map(({ file }) => file));
  const diagnostics: Diagnostic[] = [...located];
  const routeOfFile = new Map(pages.map(({ file, address }) => [file.file, address.route]));
  const markdown = createMarkdownCompiler({ ...site, routeOfFile, drafts });
  const docs: CompiledDoc[] = [];
  for (const page of pages) {
    const start = performance.now();
    const { value, diagnostics: found } = await compileDoc(page, config, markdown);
    diagnostics.push(...found);
    if (value === undefined) continue;
    diagnostics.push(...(await value.checkFences()));
    docs.push(value);
    if (value.module !== undefined) onModule?.(value);
    profiler.page(page.address.route, performance.now() - start);
    // Compiling never waits by itself, and the drawing thread has to receive its messages.
    await setImmediate();
    signal?.throwIfAborted();
  }
  report(counted(docs.length, 'page'));
  const value = compiledContent({ docs, drafts: content.drafts }, markdown, projectDir);
  // Several pages may import the same file.
  return { value, diagnostics: oncePerLanguage([...new Set(diagnostics)]) };
}

/**
 * Collects the data about compiled pages for the bundler.
 *
 * @param projectDir - Absolute path of the project folder.
 */
export function compiledContent(
  { docs, drafts }: Pick<CompiledContent, 'docs' | 'drafts'>,
  { partial }: Pick<MarkdownCompiler, 'partial'>,
  projectDir: string,
): CompiledContent {
  const partsOfFile = new Map(docs.map(({ doc, parts }) => [doc.page.file, parts]));
  return {
    docs,
    drafts,
    partial,
    pages: docs.flatMap(({ module }) => module ?? []),
    imports: docs.flatMap(({ parts }) => parts.flatMap((part) => part.imports)),
    compiled: async (file) =>
      partsOfFile.get(file)?.[0] ?? (await partial(join(projectDir, file))).value?.page,
    partsOf: (file) => partsOfFile.get(file) ?? [],
  };
}
