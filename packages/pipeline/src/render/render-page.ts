import type { Author } from '@docgen/author-code/author';
import type { AuthorCode } from '@docgen/author-code/author-code';
import { thrownDiagnostics } from '@docgen/author-code/author-diagnostic';
import type { ServerBundle } from '@docgen/bundler/bundle-server';
import { isStaticProgram } from '@docgen/content/program/evaluate-page';
import type { Checked } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/file-failure';
import type { Route } from '@docgen/core/route';
import type { Site } from '@docgen/core/site';
import type { RenderContext, RenderedPage } from '@docgen/runtime/server';
import type { PageImage } from '@docgen/runtime/server/html-document';
import type { PageInputs, PageProgram } from './page-inputs.ts';
import { pagePlace } from './page-source.ts';

/** What the pages of one site are rendered with. */
export interface PageRendering {
  readonly site: Site;
  readonly server: ServerBundle;
  /** What is the same for all pages. */
  readonly context: RenderContext;
  /** What differs from page to page. */
  readonly inputOf: PageInputs;
  readonly imageOf: (route: Route) => PageImage | undefined;
  /** Watches over the code of authored pages, and of a theme of the site's own. */
  readonly author: AuthorCode;
}

/**
 * Renders one page.
 *
 * @returns `undefined` with what it throws: the other pages are rendered all the same.
 */
export async function renderPage(
  { site, server, context, inputOf, imageOf, author }: PageRendering,
  route: Route,
  program: PageProgram,
): Promise<Checked<RenderedPage | undefined>> {
  const { path, page } = route;
  const image = imageOf(route);
  const theme = server.themeAuthor;
  const draw = () => server.renderPage(context, { ...inputOf(route, program), image });
  const isData = program.code !== undefined && isStaticProgram(program.code);
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
  hint: 'Expressions and components of a page run during the build; what needs a browser belongs into an effect or into <BrowserOnly>.',
};

const themeThrows = (path: string) => ({
  code: 'theme-throws',
  message: `The theme throws while it draws ${path}`,
  hint: 'Its components run during the build; what needs a browser belongs into an effect.',
});
