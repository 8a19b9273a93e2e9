import type { Author } from '@docgen/author-code/author';
import type { AuthorCode } from '@docgen/author-code/author-code';
import { type ThrownProblem, thrownDiagnostics } from '@docgen/author-code/author-diagnostic';
import { AuthorError } from '@docgen/author-code/author-errors';
import type { ServerBundle } from '@docgen/bundler/bundle-server';
import type { CodeFile } from '@docgen/bundler/imported-code';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/diagnostics/file-failure';
import type { Route } from '@docgen/core/route';
import type { Site } from '@docgen/core/site';
import { MAX_TEXT_SIZE, readRegularText } from '@docgen/files/read-file';
import type { RenderContext, RenderedPage } from '@docgen/runtime/server';
import type { PageImage } from '@docgen/runtime/server/html-document';
import type { PageInput, PageInputs } from './page-inputs.ts';
import { pagePlace } from './page-source.ts';

/** The input for rendering the pages of a site. */
export interface PageRendering {
  readonly site: Site;
  readonly server: ServerBundle;
  /** Data that is the same for all pages. */
  readonly context: Omit<RenderContext, 'markdown'>;
  /** Hash of the data for all pages, except for schemas and descriptions. */
  readonly hash: string;
  /** Hash of a schema's model, by schema id. */
  readonly modelHash: (schema: string) => string | undefined;
  /** Data that differs between pages. */
  readonly inputOf: PageInputs;
  readonly imageOf: (route: Route) => PageImage | undefined;
  /** Guards the code of pages, and of the site's own theme. */
  readonly author: AuthorCode;
}

/** The input for rendering a page. */
export interface RenderedInput extends PageInput, Pick<RenderContext, 'markdown'> {
  readonly image: PageImage | undefined;
  /** True if no code of the page's author runs. */
  readonly isData: boolean;
}

/**
 * Renders a page.
 *
 * @returns `undefined` with diagnostics if it throws; other pages can still be rendered.
 */
export async function renderPage(
  { site, server, context, author }: Omit<PageRendering, 'inputOf' | 'imageOf'>,
  route: Route,
  { data, article, cards, image, markdown, isData }: RenderedInput,
): Promise<Checked<RenderedPage | undefined>> {
  const { path, page } = route;
  const theme = server.themeAuthor;
  const draw = () =>
    server.renderPage(
      { ...context, markdown },
      { ...data(), route, article: article(), cards, image },
    );
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
        : await renderDiagnostics(who, thrown, { path, codeOf: server.codeOf });
    return { value: undefined, diagnostics };
  }
}

/** Errors whose messages say nothing to authors, and what to tell them instead. */
const TRANSLATED = [
  {
    // What React says of a component that is async or calls `use`.
    pattern: /^A component suspended while responding to synchronous input/,
    message: 'a component waits for a promise, but components cannot be async',
    hint: 'Write the `await` above the component, at the top level of the page or module, and remove `async`. What may change after the build can be loaded in an effect.',
  },
  {
    // What Node says, because esbuild leaves calls of `require` with such a path as they are.
    pattern: /^Cannot find module '@site\//,
    message: 'require is called with a path that is computed, which docgen cannot bundle',
    hint: 'Use the address of a file in a static folder, such as useBaseUrl("/img/a.png"), or import each file.',
  },
] as const;

async function renderDiagnostics(
  author: Author,
  thrown: unknown,
  { path, codeOf }: Pick<ServerBundle, 'codeOf'> & { readonly path: string },
): Promise<Diagnostic[]> {
  const known =
    thrown instanceof AuthorError
      ? TRANSLATED.find(({ pattern }) => pattern.test(thrown.message))
      : undefined;
  if (!(thrown instanceof AuthorError) || known === undefined) {
    const found = await thrownDiagnostics({ author, thrown }, THROWS, themeThrows(path));
    const isType = thrown instanceof AuthorError && thrown.errorClass === 'TypeError';
    return found.map((problem) =>
      isType && readsContext(problem, codeOf(author.file))
        ? { ...problem, hint: CONTEXT }
        : problem,
    );
  }
  const { message, hint } = known;
  return thrownDiagnostics(
    { author, thrown: new AuthorError(message, thrown.stack, thrown.errorClass) },
    { ...THROWS, hint },
    { ...themeThrows(path), hint },
  );
}

const CONTEXT =
  'If the value comes from useDocusaurusContext(), it is missing there: docgen has only a part of the configuration of Docusaurus. Write your own values into `customFields` of the configuration, or import them.';

/** Whether the module where an error was thrown reads the configuration of Docusaurus. */
function readsContext({ place }: Diagnostic, code: readonly CodeFile[]): boolean {
  const module = code.find(({ file }) => file === place?.file);
  const text = module && orUndefined(() => readRegularText(module.absolutePath, MAX_TEXT_SIZE));
  return text?.includes('useDocusaurusContext') === true;
}

const THROWS = {
  code: 'page-throws',
  message: 'The page throws while it is rendered',
  browserHint:
    'Expressions and components of a page run during the build. Move code that needs a browser into an effect or into <BrowserOnly>.',
} as const;

const themeThrows = (path: string): ThrownProblem => ({
  code: 'theme-throws',
  message: `The theme throws while it draws ${path}`,
  browserHint:
    'Its components run during the build. Move code that needs a browser into an effect.',
});
