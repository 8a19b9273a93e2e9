import { hrefOfPath, hrefOfRoute } from '@docgen/core/address';
import type { StylesheetConfig } from '@docgen/core/config';
import { BROWSER_DIAGRAM } from '@docgen/core/diagram';
import type { Heading } from '@docgen/core/heading';
import { invariant } from '@docgen/core/invariant';
import { markdownPath } from '@docgen/core/markdown-path';
import type { Card, SchemaPage } from '@docgen/core/page';
import type { Route } from '@docgen/core/route';
import type { SchemaModel } from '@docgen/core/schema-model';
import type { TextDirection } from '@docgen/core/text-direction';
import type { VisibleItem } from '@docgen/core/visible-sidebar';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { MarkdownContext, type MarkdownRenderer } from './markdown-context.ts';
import { type DrawCode, PageDataContext } from './page-data.ts';
import type { ArticleModule, Regions } from './route-chunk.ts';
import { compactMarkup } from './server/compact-markup.ts';
import { drawFrame } from './server/draw-frame.tsx';
import { drawSidebar } from './server/draw-sidebar.tsx';
import { htmlDocument, type PageAssets, type PageImage } from './server/html-document.ts';
import { recordPageData } from './server/record-page-data.ts';
import { type ClientConfig, SiteContext } from './site-context.ts';
import type { ArticleTheme, PageMeta, PagesTheme, ShellTheme } from './theme.ts';

/** The three modules of a theme. */
export interface Theme {
  readonly shell: ShellTheme;
  readonly article: ArticleTheme;
  readonly pages: PagesTheme;
}

/** Data that all pages of a build share. */
export interface RenderContext {
  readonly config: ClientConfig;
  readonly direction: TextDirection;
  readonly theme: Theme;
  /**
   * Whether pages share their frames if the theme allows it. False if parts of the theme are the
   * site's.
   */
  readonly sharesFrames: boolean;
  readonly assets: PageAssets;
  readonly favicon?: string | undefined;
  readonly stylesheets: readonly StylesheetConfig[];
  /** The content security policy, if pages declare it themselves. */
  readonly policy?: string | undefined;
  readonly markdown: MarkdownRenderer;
  /** Highlights the code of `<CodeBlock>`. */
  readonly drawCode: DrawCode;
  readonly schemas: ReadonlyMap<string, SchemaModel>;
  /** Heading levels that the table of contents shows. */
  readonly tocLevels: { readonly minLevel: number; readonly maxLevel: number };
}

export interface RenderInput {
  readonly route: Route;
  /** The visible part of the page's sidebar. */
  readonly sidebar?: readonly VisibleItem[] | undefined;
  /** The article of an authored page. */
  readonly article?: ArticleModule['default'] | undefined;
  /** Address of the article's browser module, for a page whose components run in the browser. */
  readonly module?: string | undefined;
  /** Computes the cards of the pages beside this one. */
  readonly cards?: () => readonly Card[];
  /** The version of the documentation that the page belongs to, and its links to all versions. */
  readonly version?: string | undefined;
  readonly versions?: PageMeta['versions'];
  /** Stylesheets that this page needs in addition to the site's. */
  readonly stylesheets?: readonly StylesheetConfig[];
  /** Address of the module that draws diagrams in the browser, if any page may need it. */
  readonly diagrams?: string | undefined;
  /** The page's image for link previews. */
  readonly image?: PageImage | undefined;
}

export interface RenderedPage {
  /** The whole HTML document. */
  readonly html: string;
  /** The document in the form in which its ids and addresses are read. */
  readonly scanned: ScannedDocument;
  /** HTML of the article alone; for an interactive one, its state before scripts run. */
  readonly article: string;
  /** Source of the route chunk, an ES module. */
  readonly chunk: string;
  /** The contents of the page, without the frame. */
  readonly view: PageContents;
}

/**
 * A document without its sidebar, whose links always lead to pages. If parts of the frame are the
 * site's own, or the article is interactive, the page is the whole document and the frame is empty.
 */
export interface ScannedDocument {
  readonly page: string;
  /** The HTML around the page; the same string for many pages. */
  readonly frame: string;
}

/** The contents of a page, as data. */
export interface PageContents {
  readonly meta: PageMeta;
  /** As in the page's HTML document; without the article of an interactive page. */
  readonly regions: Regions;
  /** HTML of the sidebar; empty without one. */
  readonly sidebar: string;
}

/** Renders one page to its HTML document and its route chunk. */
export function renderPage(context: RenderContext, input: RenderInput): RenderedPage {
  const { config, theme } = context;
  const { route, article: Article } = input;
  const { page } = route;
  const headings = tocHeadings(context, page);
  const meta = pageMeta(context, input, headings.length > 0);
  const record = recordPageData(
    meta,
    input.cards ?? (() => []),
    meta.article === undefined ? context.drawCode : undefined,
  );
  const draw = (element: ReactNode) =>
    renderToStaticMarkup(
      <SiteContext value={config}>
        <MarkdownContext value={context.markdown}>{element}</MarkdownContext>
      </SiteContext>,
    );
  const navigation = (element: ReactNode) => compactMarkup(draw(element));
  const { Breadcrumbs, VersionBanner, Pagination, TableOfContents } = theme.pages;
  const landing = meta.layout === 'landing';
  const interactive = Article && meta.article ? <Article page={meta.article} /> : undefined;
  const location = hrefOfRoute(route.path, config);
  const version = config.versions?.find(({ id }) => id === meta.version);
  const crumbs =
    landing || route.breadcrumbs.length === 0
      ? ''
      : navigation(<Breadcrumbs items={route.breadcrumbs} />);
  const hasBanner = VersionBanner !== undefined && version?.banner !== undefined;
  const banner = hasBanner ? navigation(<VersionBanner page={meta} />) : '';
  const drawn: Regions = {
    breadcrumbs: crumbs + banner,
    article:
      interactive === undefined
        ? draw(<PageDataContext value={record.data}>{article(context, input)}</PageDataContext>)
        : '',
    pagination:
      landing || (route.previous === undefined && route.next === undefined)
        ? ''
        : navigation(<Pagination previous={route.previous} next={route.next} />),
    toc: meta.toc ? draw(<TableOfContents headings={headings} />) : '',
  };
  // Articles of authors remain unchanged.
  const regions = route.page.kind === 'doc' ? drawn : compactRegions(drawn);
  const sidebarHtml =
    input.sidebar === undefined
      ? undefined
      : drawSidebar(input.sidebar, { config, shell: theme.shell, html: navigation });
  const frame = drawFrame({
    config,
    shell: theme.shell,
    frameKey: context.sharesFrames ? theme.pages.frameKey : undefined,
    meta,
    hasSidebar: sidebarHtml !== undefined,
    article: interactive,
    data: record.data,
  });
  const app = frame.fill({ ...regions, sidebar: sidebarHtml ?? '' });
  // Searches the HTML before compacting, which removes quotes, and leaves out the frame if possible.
  const holdsDiagram = (interactive === undefined ? drawn.article : app).includes(BROWSER_DIAGRAM);
  const recorded: PageMeta = {
    ...record.addTo(meta),
    diagrams: holdsDiagram ? input.diagrams : undefined,
  };
  const [before, after] = htmlDocument({
    ...context,
    meta: recorded,
    breadcrumbs: route.breadcrumbs,
    image: input.image,
    keywords: page.kind === 'doc' ? page.keywords : [],
  });
  const html = before + app + after;
  return {
    html,
    scanned:
      context.sharesFrames && interactive === undefined
        ? { page: before + regionsText(regions) + after, frame: frame.html }
        : { page: html, frame: '' },
    article:
      interactive === undefined
        ? regions.article
        : draw(
            <StaticRouter location={location}>
              <PageDataContext value={{ ...record.data, head: () => {} }}>
                {interactive}
              </PageDataContext>
            </StaticRouter>,
          ),
    chunk: routeChunk(recorded),
    view: { meta: recorded, regions, sidebar: sidebarHtml ?? '' },
  };
}

function article(context: RenderContext, { route, article: Article }: RenderInput): ReactElement {
  const { pages } = context.theme;
  const { page } = route;
  switch (page.kind) {
    case 'doc':
      invariant(Article !== undefined, `${route.path} has no article`);
      return <Article page={page} />;
    case 'category':
      return <pages.CategoryArticle page={page} />;
    case 'schema':
      return <pages.SchemaArticle page={page} schema={schemaOf(context, page.schema)} />;
    case 'not-found':
      return <pages.NotFoundArticle page={page} />;
    case 'redirect':
      throw new Error(`Invariant failed: ${route.path} is a redirect and has no article`);
  }
}

function schemaOf(context: RenderContext, id: string): SchemaModel {
  const schema = context.schemas.get(id);
  invariant(schema !== undefined, `no schema ${id}`);
  return schema;
}

function tocHeadings(context: RenderContext, page: Route['page']): readonly Heading[] {
  const own = page.kind === 'doc' ? page.tocLevels : {};
  const { minLevel, maxLevel } = { ...context.tocLevels, ...own };
  const shown = (heading: Heading) => heading.level >= minLevel && heading.level <= maxLevel;
  if (page.kind === 'schema') return schemaHeadings(context, page).filter(shown);
  if (page.kind !== 'doc' || page.hideTableOfContents || page.layout === 'landing') return [];
  return page.headings.filter(shown);
}

function schemaHeadings(context: RenderContext, page: SchemaPage): readonly Heading[] {
  return context.theme.pages.schemaHeadings(page, schemaOf(context, page.schema));
}

function pageMeta(
  context: RenderContext,
  { route, module, version, versions, stylesheets = [] }: RenderInput,
  toc: boolean,
): PageMeta {
  const { config } = context;
  const { page } = route;
  const name = documentName(context, route);
  const markdown = markdownPath(route);
  const description =
    page.kind === 'doc' || page.kind === 'category' || page.kind === 'schema'
      ? (page.description ?? config.tagline)
      : undefined;
  return {
    route: route.path,
    title:
      name === config.title || name === ''
        ? config.title
        : `${name} ${config.titleDelimiter} ${config.title}`,
    markdown: markdown === undefined ? undefined : hrefOfPath(markdown, config),
    description: description || undefined,
    layout: page.kind === 'doc' ? page.layout : 'doc',
    sidebar: route.sidebar,
    version,
    versions,
    toc,
    noindex: page.kind === 'not-found' || (page.kind === 'doc' && page.unlisted) || undefined,
    stylesheets: stylesheets.length === 0 ? undefined : stylesheets,
    article:
      module === undefined || page.kind !== 'doc'
        ? undefined
        : {
            title: page.title,
            ownTitle: page.ownTitle,
            layout: page.layout,
            editUrl: page.editUrl,
            lastUpdated: page.lastUpdated,
            module,
            entry: context.assets.script,
          },
  };
}

/** The reference pages of 17 schemas share many names, so their titles include the schema. */
function documentName(context: RenderContext, { page }: Route): string {
  if (page.kind !== 'schema' || page.entry === undefined) return page.title;
  return `${page.title} (${schemaOf(context, page.schema).label})`;
}

function regionsText({ breadcrumbs, article, pagination, toc }: Regions): string {
  return breadcrumbs + article + pagination + toc;
}

/**
 * Articles of authors are left unchanged: their inline scripts and styles may contain text that
 * looks like a tag.
 */
function compactRegions({ article, toc, ...regions }: Regions): Regions {
  return { ...regions, article: compactMarkup(article), toc: compactMarkup(toc) };
}

/**
 * See `RouteChunk`. JSON is valid JavaScript, and the output of `JSON.stringify` cannot end a
 * module early.
 */
function routeChunk(meta: PageMeta): string {
  return `export const meta=${JSON.stringify(meta)};export default function Page({draw,regions}){return draw(meta,regions)}\n`;
}
