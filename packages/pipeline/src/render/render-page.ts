import type { Author } from '@docgen/author-code/author';
import type { AuthorCode } from '@docgen/author-code/author-code';
import { type ThrownProblem, thrownDiagnostics } from '@docgen/author-code/author-diagnostic';
import type { ServerBundle } from '@docgen/bundler/bundle-server';
import type { Checked } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/file-failure';
import type { Route } from '@docgen/core/route';
import type { Site } from '@docgen/core/site';
import type { RenderContext, RenderedPage } from '@docgen/runtime/server';
import type { PageImage } from '@docgen/runtime/server/html-document';
import type { PageInput, PageInputs } from './page-inputs.ts';
import { pagePlace } from './page-source.ts';

/** What the pages of one site are rendered with. */
export interface PageRendering {
  readonly site: Site;
  readonly server: ServerBundle;
  /** What is the same for all pages. */
  readonly context: RenderContext;
  /** Stands for all of that, beside schemas and descriptions. */
  readonly hash: string;
  /** Stands for the model of a schema, by its id. */
  readonly modelHash: (schema: string) => string | undefined;
  /** What differs from page to page. */
  readonly inputOf: PageInputs;
  readonly imageOf: (route: Route) => PageImage | undefined;
  /** Watches over the code of authored pages, and of a theme of the site's own. */
  readonly author: AuthorCode;
}

/** What one page is rendered from. */
export interface RenderedInput extends PageInput {
  readonly image: PageImage | undefined;
  /** True when no code of the page's author runs. */
  readonly isData: boolean;
}

/**
 * Renders one page.
 *
 * @returns `undefined` with what it throws: the other pages are rendered all the same.
 */
export async function renderPage(
  { site, server, context, author }: Omit<PageRendering, 'inputOf' | 'imageOf'>,
  route: Route,
  { data, article, cards, image, isData }: RenderedInput,
): Promise<Checked<RenderedPage | undefined>> {
  const { path, page } = route;
  const theme = server.themeAuthor;
  const draw = () =>
    server.renderPage(context, { ...data(), route, article: article(), cards, image });
  const who: Author | undefined =
    page.kind === 'doc' && !isData
      ? { kind: 'page', file: page.file, locate: server.locate, theme }
      : theme;
  try {
    return { value: await (who === undefined ? draw() : author.run(who, draw)), diagnostics: [] };
  } catch (thrown) {
    const diagnostics =
      who === undefined
        ? [fileFailure(thrown, pagePlace(route, site), `render ${path} of`)]
        : await thrownDiagnostics({ author: who, thrown }, THROWS, themeThrows(path));
    return { value: undefined, diagnostics };
  }
}

const THROWS = {
  code: 'page-throws',
  message: 'The page throws while it is rendered',
  hint: 'Expressions and components of a page run during the build. Move code that needs a browser into an effect or into <BrowserOnly>.',
} as const;

const themeThrows = (path: string): ThrownProblem => ({
  code: 'theme-throws',
  message: `The theme throws while it draws ${path}`,
  hint: 'Its components run during the build. Move code that needs a browser into an effect.',
});
