import { setImmediate } from 'node:timers/promises';
import type { AuthorCode } from '@docgen/author-code/author-code';
import { type LocateStack, thrownDiagnostics } from '@docgen/author-code/author-diagnostic';
import type { BrowserBundle } from '@docgen/bundler/bundle-browser';
import type { DiagramsBundle } from '@docgen/bundler/bundle-diagrams';
import type { LoadedArticle, ServerBundle } from '@docgen/bundler/bundle-server';
import { evaluatePage } from '@docgen/content/evaluate-page';
import { canonicalUrl } from '@docgen/core/address';
import { routeChunkPath, sidebarTreePath } from '@docgen/core/chunk-path';
import type { SiteConfig } from '@docgen/core/config';
import type { Checked, Diagnostic, Place } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/file-failure';
import { markdownPath } from '@docgen/core/markdown-path';
import type { Route } from '@docgen/core/route';
import type { Site } from '@docgen/core/site';
import type { SourceLink } from '@docgen/core/source-link';
import { type BranchIndex, indexBranches, visibleSidebar } from '@docgen/core/visible-sidebar';
import type { CheckedPage } from '@docgen/links/checked-page';
import type { PageContent } from '@docgen/runtime/page-article';
import type { RenderContext, RenderedPage, RenderInput } from '@docgen/runtime/server';
import { cardsBeside } from '@docgen/site/cards-beside';
import { descriptionMarkdown } from '@docgen/twins/description-markdown';
import { pageMarkdown } from '@docgen/twins/page-markdown';
import type { TwinSite } from '@docgen/twins/twin-site';
import type { CompiledDoc } from '../compile/compile-content.ts';
import { descriptionLinks } from '../compile/description-links.ts';
import type { DescriptionRenderer } from '../compile/description-renderer.ts';
import type { Profiler } from '../profile.ts';
import { htmlPath } from '../write/output-path.ts';
import type { OutputStage } from '../write/output-stage.ts';
import type { MathStylesheet } from './math-stylesheet.ts';
import { pageStylesheets } from './page-stylesheets.ts';
import type { PageThread } from './page-thread.ts';
import { redirectPage } from './redirect-page.ts';
import type { SocialImages } from './social/social-images.ts';

export interface RenderPagesInput {
  readonly config: SiteConfig;
  readonly site: Site;
  /** By source file. */
  readonly docs: ReadonlyMap<string, CompiledDoc>;
  /** Articles of the pages that were bundled, by source file. */
  readonly articles: ReadonlyMap<string, LoadedArticle>;
  /** The description of the page at a route. */
  readonly describe: (route: string) => string | undefined;
  readonly server: ServerBundle;
  readonly browser: BrowserBundle;
  /** What draws diagrams in browsers, if one that was drawn so far needs that. */
  readonly diagrams: () => Promise<DiagramsBundle | undefined>;
  readonly context: RenderContext;
  readonly descriptions: DescriptionRenderer;
  readonly images: SocialImages;
  readonly mathStylesheet: MathStylesheet;
  readonly stage: OutputStage;
  readonly thread: Pick<PageThread, 'scan' | 'twin'>;
  readonly profiler: Profiler;
  /** Runs the code of authored pages. */
  readonly author: AuthorCode;
  readonly locate: LocateStack;
  readonly signal?: AbortSignal | undefined;
}

/** Sidebars by id, ready to be drawn for any page. */
type SidebarIndex = ReadonlyMap<
  string,
  Pick<Site['sidebars'][number], 'items'> & { readonly branches: BranchIndex }
>;

/** How many pages are rendered before the event loop gets a turn for writing and progress. */
const BATCH = 32;

/**
 * Renders every route and hands the files to the output stage. A page's HTML is
 * let go as soon as it is written and scanned, so memory does not hold the site.
 *
 * @returns What the link check needs of each page.
 */
export async function renderPages(
  input: RenderPagesInput,
  report: (detail: string) => void,
): Promise<Checked<CheckedPage[]>> {
  const { site, stage, profiler, config, signal } = input;
  const diagnostics: Diagnostic[] = [];
  const sidebars = new Map(
    site.sidebars.map(({ id, items }) => [id, { items, branches: indexBranches(items) }]),
  );
  const twins: TwinSite = {
    config,
    schemas: input.context.schemas,
    describe: descriptionMarkdown(input.descriptions.html, config.url),
  };
  const pages = new Map<Route, CheckedPage>();
  let tasks: Promise<void>[] = [];
  let tasksBefore: Promise<unknown> = Promise.resolve();
  const begin = (task: Promise<void>): void => {
    // It is awaited with its batch; until then, its failure is nobody's.
    task.catch(() => undefined);
    tasks.push(task);
  };
  /** What a page makes docgen stumble over is told of that page; a full disk is no page's. */
  const attempted = (route: Route, task: Promise<void>): Promise<void> =>
    task.catch((error: unknown) => {
      if (error instanceof Error && 'syscall' in error) throw error;
      diagnostics.push(fileFailure(error, placeOf(route, site), `finish ${route.path} of`));
    });
  for (const [index, route] of drawnLast(input).entries()) {
    const program = await programOf(input, route);
    const start = performance.now();
    const html = htmlPath(route.path, config.trailingSlash);
    if (route.page.kind === 'redirect') {
      begin(stage.write(html, redirectPage(route.page.to, config)));
    } else {
      const rendered = await render(input, route, program, sidebars, diagnostics);
      if (rendered === undefined) continue;
      begin(stage.write(html, rendered.html));
      begin(stage.write(routeChunkPath(route.path), rendered.chunk));
      begin(attempted(route, writeTwin(input, twins, route, rendered.article)));
      begin(
        attempted(
          route,
          input.thread.scan(rendered.html).then((scan) => {
            pages.set(route, { route: route.path, scan, ...sourceOf(input, route) });
          }),
        ),
      );
      profiler.page(route.path, performance.now() - start);
    }
    if (index % BATCH === BATCH - 1) {
      // One batch is written while the next one is rendered, and no more, to save memory.
      await tasksBefore;
      tasksBefore = Promise.all(tasks);
      tasksBefore.catch(() => undefined);
      tasks = [];
      report(`${index + 1} of ${site.routes.length} pages`);
      await setImmediate();
      signal?.throwIfAborted();
    }
  }
  for (const { id, items } of site.sidebars) {
    begin(stage.write(sidebarTreePath(id), JSON.stringify(items)));
  }
  await Promise.all([tasksBefore, ...tasks]);
  report(`${pages.size} pages`);
  const inOrder = site.routes.flatMap((route) => pages.get(route) ?? []);
  return { value: inOrder, diagnostics };
}

/** @param article - HTML of the page's article. */
async function writeTwin(
  { stage, thread, config }: RenderPagesInput,
  twins: TwinSite,
  route: Route,
  article: string,
): Promise<void> {
  const path = markdownPath(route);
  if (path === undefined) return;
  const { page } = route;
  const markdown =
    page.kind === 'doc'
      ? await thread.twin(
          { title: page.title, ...(page.description && { description: page.description }) },
          article,
          canonicalUrl(route.path, config),
        )
      : pageMarkdown(twins, page);
  if (markdown !== undefined) await stage.write(path, markdown);
}

/** Routes in the order to render them: pages with diagrams come last, so that few have to wait. */
function drawnLast({ site, docs }: RenderPagesInput): readonly Route[] {
  const waits = ({ page }: Route) =>
    page.kind === 'doc' && docs.get(page.file)?.hasDiagrams === true;
  return [...site.routes.filter((route) => !waits(route)), ...site.routes.filter(waits)];
}

/** What an authored page runs. */
interface PageProgram {
  /** The program of a page that the bundler has not seen. */
  readonly code?: string | undefined;
  /** The module that draws diagrams in browsers, if any page so far may need it. */
  readonly diagrams?: string | undefined;
}

async function programOf(
  { docs, diagrams }: RenderPagesInput,
  { page }: Route,
): Promise<PageProgram> {
  if (page.kind !== 'doc') return {};
  const code = await docs.get(page.file)?.code;
  // The page's diagrams are drawn by now, so it is known whether one of them was not.
  return { code, diagrams: (await diagrams())?.module };
}

/** Renders a page. What it throws is told with the page, and the others are rendered all the same. */
async function render(
  input: RenderPagesInput,
  route: Route,
  program: PageProgram,
  sidebars: SidebarIndex,
  diagnostics: Diagnostic[],
): Promise<RenderedPage | undefined> {
  const { page } = route;
  const image = input.images.of(route);
  const draw = () =>
    input.server.renderPage(input.context, {
      ...renderInput(input, route, program, sidebars),
      image,
    });
  const author = page.kind === 'doc' ? ({ kind: 'page', file: page.file } as const) : undefined;
  try {
    return author === undefined ? draw() : await input.author.run(author, draw);
  } catch (thrown) {
    diagnostics.push(
      ...(author === undefined
        ? [fileFailure(thrown, placeOf(route, input.site), `render ${route.path} of`)]
        : await thrownDiagnostics({ author, thrown }, input.locate, THROWS)),
    );
    return undefined;
  }
}

const THROWS = {
  code: 'page-throws',
  message: 'The page throws while it is rendered',
  hint: 'Expressions and components of a page run during the build; what needs a browser belongs into an effect or into <BrowserOnly>.',
};

function renderInput(
  { docs, articles, server, browser, config, describe, mathStylesheet }: RenderPagesInput,
  route: Route,
  { code, diagrams }: PageProgram,
  sidebars: SidebarIndex,
): RenderInput {
  const sidebar = route.sidebar === undefined ? undefined : sidebars.get(route.sidebar);
  const visible = sidebar && visibleSidebar(sidebar.items, sidebar.branches, route.path);
  const base = { route, sidebar: visible };
  if (route.page.kind !== 'doc') return base;
  const { file } = route.page;
  const doc = docs.get(file);
  const { module, style } = browser.pages.get(file) ?? {};
  return {
    ...base,
    stylesheets:
      doc === undefined
        ? []
        : pageStylesheets(doc, { basePath: config.basePath, mathStylesheet, style }),
    article: articles.get(file)?.default ?? evaluated(code, server, file),
    module,
    diagrams,
    cards: () => (sidebar === undefined ? [] : cardsBeside(sidebar.items, route.path, describe)),
  };
}

function evaluated(code: string | undefined, server: ServerBundle, file: string) {
  if (code === undefined) return undefined;
  // MDX and docgen type the same components differently.
  const content = evaluatePage(code, server.jsxRuntime, file) as PageContent;
  return server.pageArticle(content, server.theme.article, file);
}

/** The file that a page comes from: of a start page that of its first definition. */
function placeOf({ path, page }: Route, { schemas }: Site): Place {
  if (page.kind === 'doc') return { file: page.file };
  const model = page.kind === 'schema' && schemas.find(({ id }) => id === page.schema);
  const entry = model ? (page.entry ?? model.entries[0]) : undefined;
  return entry?.place ?? { file: path };
}

/** Where the links of a page were written; asked for only when one of them is broken. */
function sourceOf(
  { docs, site, descriptions }: RenderPagesInput,
  { page }: Route,
): { readonly sourceFile?: string; readonly linksOf?: () => readonly SourceLink[] } {
  if (page.kind === 'doc') {
    const links = docs.get(page.file)?.links ?? [];
    return { sourceFile: page.file, linksOf: () => links };
  }
  if (page.kind !== 'schema') return {};
  const { entry, schema } = page;
  if (entry !== undefined) return { linksOf: () => descriptionLinks([entry], descriptions) };
  const model = site.schemas.find((candidate) => candidate.id === schema);
  return { linksOf: () => descriptionLinks(model?.entries ?? [], descriptions) };
}
