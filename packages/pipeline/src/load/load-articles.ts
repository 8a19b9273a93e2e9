import type { AuthorCode } from '@docgen/author-code/author-code';
import { thrownDiagnostics } from '@docgen/author-code/author-diagnostic';
import { errorMessage } from '@docgen/author-code/error-text';
import type { PageModule } from '@docgen/bundler/bundle-input';
import type { LoadedArticle, ServerBundle } from '@docgen/bundler/bundle-server';
import { LEFT_OUT } from '@docgen/bundler/modules/left-out';
import {
  checkExportedFrontMatter,
  type ExportedFrontMatter,
  misnamedFrontMatter,
} from '@docgen/content/front-matter/exported-front-matter';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { MAX_TEXT_SIZE, readRegularText } from '@docgen/files/read-file';
import type { Doc } from '@docgen/site/docs/doc';

/** A page's article, and the front matter that a React page exports. */
export interface PageArticle extends Pick<LoadedArticle, 'default'> {
  readonly frontMatter: ExportedFrontMatter;
}

/**
 * Loads the bundled pages on the server.
 *
 * @returns Articles by source file, without those whose module throws when it is loaded or has no
 *   default export, and without those that were left out of the bundle.
 */
export async function loadArticles(
  server: ServerBundle,
  pages: readonly PageModule[],
  author: AuthorCode,
): Promise<Checked<ReadonlyMap<string, PageArticle>>> {
  const articles = new Map<string, PageArticle>();
  const diagnostics: Diagnostic[] = [];
  for (const { file, absolutePath, code } of pages) {
    const page = { kind: 'page', file, locate: server.locate } as const;
    try {
      const loaded = await author.load(page, () => server.loadArticle(file));
      const exported = await author.run(page, () => copyOf(loaded.frontMatter));
      const source = () => orUndefined(() => readRegularText(absolutePath, MAX_TEXT_SIZE)) ?? '';
      const frontMatter = checkExportedFrontMatter(exported, file, source);
      // That of Markdown pages is checked when they are read.
      if (code === undefined) {
        const others = exported === undefined ? namesOf(loaded.otherFrontMatter) : [];
        diagnostics.push(
          ...frontMatter.diagnostics,
          ...others.map((name) => misnamedFrontMatter(name, file, source())),
        );
      }
      articles.set(file, { default: loaded.default, frontMatter: frontMatter.value });
    } catch (thrown) {
      if (errorMessage(thrown) === LEFT_OUT) continue;
      const missing = withoutDefaultExport(file, thrown);
      if (missing !== undefined) diagnostics.push(missing);
      else diagnostics.push(...(await thrownDiagnostics({ author: page, thrown }, THROWS)));
    }
  }
  return { value: articles, diagnostics };
}

const THROWS = {
  code: 'page-module-throws',
  message: "The page's module throws when it is loaded",
  browserHint:
    'Code outside of the component runs during the build. Move code that needs a browser into an effect.',
} as const;

function withoutDefaultExport(file: string, thrown: unknown): Diagnostic | undefined {
  const message = errorMessage(thrown);
  if (!message.includes("doesn't have a default export")) return undefined;
  return {
    code: 'page-without-default-export',
    severity: 'error',
    message: `${message}.`,
    hint: 'Export the component of the page as default: `export default function Page() { … }`.',
    place: { file, line: 1 },
  };
}

/** Overrides title and description by those that a React page exports as `frontMatter`. */
export function withExportedFrontMatter(doc: Doc, article: PageArticle | undefined): Doc {
  if (article === undefined) return doc;
  return { ...doc, page: { ...doc.page, ...article.frontMatter } };
}

/** The names of values that are not `undefined`. */
function namesOf(values: Readonly<Record<string, unknown>> = {}): string[] {
  return Object.keys(values).filter((name) => values[name] !== undefined);
}

/** A copy of what a page exports as front matter: reading it may run code of the page. */
function copyOf(exported: unknown): unknown {
  return typeof exported === 'object' && exported !== null && !Array.isArray(exported)
    ? { ...exported }
    : exported;
}
