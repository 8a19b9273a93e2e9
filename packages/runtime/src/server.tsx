import { hrefOfRoute } from '@docgen/core/addresses/address';
import { BROWSER_DIAGRAM } from '@docgen/core/pages/diagram';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { MarkdownContext } from './markdown-context.ts';
import { PageDataContext } from './page-data.ts';
import type { Regions } from './route-chunk.ts';
import { compactMarkup } from './server/compact-markup.ts';
import { drawFrame } from './server/draw-frame.tsx';
import { drawRegions } from './server/draw-regions.tsx';
import { drawSidebar } from './server/draw-sidebar.tsx';
import { htmlDocument } from './server/html-document.ts';
import { pageMeta } from './server/page-meta.ts';
import { recordPageData } from './server/record-page-data.ts';
import type { RenderContext, RenderInput } from './server/render-input.ts';
import type { RenderedPage } from './server/rendered-page.ts';
import { tocHeadings } from './server/toc-headings.ts';
import { SiteContext } from './site-context.ts';
import type { PageMeta } from './theme.ts';

export type { RenderContext, RenderInput, Theme } from './server/render-input.ts';
export type { PageContents, RenderedPage, ScannedDocument } from './server/rendered-page.ts';

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
  const drawn = drawRegions(context, input, { meta, headings, data: record.data, draw });
  // Articles of authors remain unchanged: their inline scripts and styles may contain text that
  // looks like a tag.
  const regions = page.kind === 'doc' ? drawn : compactRegions(drawn);
  const sidebar =
    input.sidebar === undefined
      ? undefined
      : drawSidebar(input.sidebar, {
          config,
          shell: theme.shell,
          html: (element) => compactMarkup(draw(element)),
        });
  const interactive = Article && meta.article ? <Article page={meta.article} /> : undefined;
  const frame = drawFrame({
    config,
    shell: theme.shell,
    frameKey: context.sharesFrames ? theme.pages.frameKey : undefined,
    meta,
    hasSidebar: sidebar !== undefined,
    article: interactive,
    data: record.data,
  });
  const app = frame.fill({ ...regions, sidebar: sidebar ?? '' });
  // Searches the HTML before compacting, which removes quotes, and leaves out the frame if possible.
  const holdsDiagram = (interactive === undefined ? drawn.article : app.join('')).includes(
    BROWSER_DIAGRAM,
  );
  const recorded: PageMeta = {
    ...record.addTo(meta),
    diagrams: holdsDiagram ? input.diagrams : undefined,
  };
  const [before, after] = htmlDocument({
    ...context,
    meta: recorded,
    breadcrumbs: route.breadcrumbs,
    image: input.image,
  });
  const html = [before, ...app, after];
  return {
    html,
    scanned:
      context.sharesFrames && interactive === undefined
        ? { page: [before, ...regionsIn(regions), after], frame: frame.html }
        : { page: html, frame: '' },
    article:
      interactive === undefined
        ? regions.article
        : draw(
            <StaticRouter location={hrefOfRoute(route.path, config)}>
              <PageDataContext value={{ ...record.data, head: () => {} }}>
                {interactive}
              </PageDataContext>
            </StaticRouter>,
          ),
    chunk: routeChunk(recorded),
    view: { meta: recorded, regions, sidebar: sidebar ?? '' },
  };
}

function regionsIn({ breadcrumbs, article, pagination, toc }: Regions): readonly string[] {
  return [breadcrumbs, article, pagination, toc];
}

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
