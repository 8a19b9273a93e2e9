import type { AuthorCode } from '@docgen/author-code/author-code';
import { incidentDiagnostics } from '@docgen/author-code/author-diagnostic';
import type { ServerBundle } from '@docgen/bundler/bundle-server';
import type { ServerLoader } from '@docgen/bundler/load-server';
import type { Checked } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
import { counted } from '@docgen/core/strings/counted';
import type { CompiledContent } from '../compile/compile-content.ts';
import { checkComponents } from './check-components.ts';
import { loadArticles, type PageArticle } from './load-articles.ts';

/** The code that pages are rendered with, loaded into this process. */
export interface LoadedCode {
  /** Theme and runtime. */
  readonly server: ServerBundle;
  /** Articles of the bundled pages, by source file. */
  readonly articles: ReadonlyMap<string, PageArticle>;
}

/**
 * Loads theme and runtime, and the pages that were bundled with them.
 *
 * @param author - Guards the code of pages.
 */
export async function loadCode(
  { load }: Pick<ServerLoader, 'load'>,
  { docs, pages }: CompiledContent,
  author: AuthorCode,
  report: Report,
): Promise<Checked<LoadedCode | undefined>> {
  report(`theme, ${counted(pages.length, 'page')} with imports`);
  const { value: server, diagnostics } = await load();
  const loaded = server && (await loadArticles(server, pages, author));
  return {
    value: server && loaded && { server, articles: loaded.value },
    diagnostics: [
      ...diagnostics,
      ...(server === undefined ? [] : checkComponents(docs, server.theme.article)),
      ...(loaded?.diagnostics ?? []),
      ...(await incidentDiagnostics(author.incidents())),
    ],
  };
}
