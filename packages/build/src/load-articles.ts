import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { Doc } from '@docgen/site/doc';
import type { PageModule } from './bundle-input.ts';
import type { LoadedArticle, ServerBundle } from './bundle-server.ts';

/**
 * Loads the pages that were bundled on the server.
 *
 * @returns Articles by source file, without those whose module throws when it is
 * loaded or has no default export (specification, section 8).
 */
export async function loadArticles(
  server: ServerBundle | undefined,
  pages: readonly PageModule[],
): Promise<Checked<ReadonlyMap<string, LoadedArticle>>> {
  const articles = new Map<string, LoadedArticle>();
  const diagnostics: Diagnostic[] = [];
  if (server === undefined) return { value: articles, diagnostics };
  for (const { file } of pages) {
    try {
      articles.set(file, await server.loadArticle(file));
    } catch (error) {
      diagnostics.push(problem(file, error));
    }
  }
  return { value: articles, diagnostics };
}

function problem(file: string, error: unknown): Diagnostic {
  const message = error instanceof Error ? error.message : String(error);
  const place = { file, line: 1 };
  if (message.includes("doesn't have a default export")) {
    return {
      code: 'page-without-default-export',
      severity: 'error',
      message,
      hint: 'Export the component of the page: `export default function Page() { … }`.',
      place,
    };
  }
  return {
    code: 'page-module-throws',
    severity: 'error',
    message: `The page's module throws when it is loaded: ${message}`,
    hint: 'What stands outside of the component runs during the build; move what needs a browser into an effect.',
    place,
  };
}

/** A React page's title and description are what it exports as `frontMatter`. */
export function withExportedFrontMatter(doc: Doc, article: LoadedArticle | undefined): Doc {
  const exported = article?.frontMatter;
  if (typeof exported !== 'object' || exported === null) return doc;
  const { title, description } = exported as { title?: unknown; description?: unknown };
  return {
    ...doc,
    page: {
      ...doc.page,
      ...(typeof title === 'string' ? { title } : {}),
      ...(typeof description === 'string' ? { description } : {}),
    },
  };
}
