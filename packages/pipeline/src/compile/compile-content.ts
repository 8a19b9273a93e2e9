import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { BundleContent } from '@docgen/bundler/bundle-input';
import { counted } from '@docgen/core/counted';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
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

export interface CompileContentInput extends Omit<MarkdownContext, 'routeOfFile'> {
  readonly files: readonly ContentFile[];
  readonly profiler: Pick<Profiler, 'page'>;
  readonly signal?: AbortSignal | undefined;
  /** Called at each page that the bundler has to see, so that it need not wait for the last page. */
  readonly onModule?: (page: Pick<CompiledDoc, 'isPure'>) => void;
}

/** The authored pages of a site, and what the bundler has to know of them. */
export interface CompiledContent extends BundleContent {
  readonly docs: readonly CompiledDoc[];
}

/**
 * Compiles the authored pages. Drafts are left out; of pages with errors there may be no more than
 * their place in the site.
 *
 * @throws The signal's reason when it aborts.
 */
export async function compileContent(
  { files, profiler, signal, onModule, ...site }: CompileContentInput,
  report: Report,
): Promise<Checked<CompiledContent>> {
  const { config, projectDir } = site;
  const { value: pages, diagnostics: located } = locateContent(files, config);
  const diagnostics: Diagnostic[] = [...located];
  const routeOfFile = new Map(pages.map(({ file, address }) => [file.file, address.route]));
  const markdown = createMarkdownCompiler({ ...site, routeOfFile });
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
    // Compiling waits for nothing by itself, and the drawing thread wants its orders.
    await setImmediate();
    signal?.throwIfAborted();
  }
  report(counted(docs.length, 'page'));
  const value = compiledContent(docs, markdown, projectDir);
  // Several pages may import the same file.
  return { value, diagnostics: oncePerLanguage([...new Set(diagnostics)]) };
}

/**
 * Puts together what the bundler has to know of compiled pages.
 *
 * @param projectDir - Absolute path of the project folder.
 */
export function compiledContent(
  docs: readonly CompiledDoc[],
  { partial }: Pick<MarkdownCompiler, 'partial'>,
  projectDir: string,
): CompiledContent {
  const partOfFile = new Map(docs.map(({ doc, parts }) => [doc.page.file, parts[0]]));
  return {
    docs,
    partial,
    pages: docs.flatMap(({ module }) => module ?? []),
    imports: docs.flatMap(({ parts }) => parts.flatMap((part) => part.imports)),
    compiled: async (file) =>
      partOfFile.get(file) ?? (await partial(join(projectDir, file))).value?.page,
  };
}
