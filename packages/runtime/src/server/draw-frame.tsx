import { hrefOfRoute } from '@docgen/core/addresses/address';
import { routeKey } from '@docgen/core/addresses/url';
import { rememberIn, rememberOf } from '@docgen/core/basics/remember';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../page/app.tsx';
import { PageView } from '../page/page-view.tsx';
import { Region } from '../page/region.tsx';
import { type PageData, PageDataContext } from '../page-data.ts';
import type { Regions } from '../route-chunk.ts';
import type { ClientConfig } from '../site-context.ts';
import type { PageMeta, PagesTheme, ShellTheme } from '../theme.ts';
import { compactMarkup } from './compact-markup.ts';

export interface FrameInput {
  /** Frames are cached per configuration. */
  readonly config: ClientConfig;
  readonly shell: ShellTheme;
  /** See `PagesTheme`. Without it, every page has its own frame. */
  readonly frameKey?: PagesTheme['frameKey'];
  readonly meta: PageMeta;
  /** Whether there is a sidebar. */
  readonly hasSidebar: boolean;
  /** The article of an interactive page, which is part of its frame. */
  readonly article?: ReactNode;
  /** Data for the article. */
  readonly data: PageData;
}

/** The HTML around the regions of a page. */
export interface Frame {
  /** With empty regions. */
  readonly html: string;
  /**
   * Inserts the HTML of the regions into the frame, by their names.
   *
   * @returns The regions and the texts around them.
   */
  readonly fill: (regions: Readonly<Record<string, string>>) => readonly string[];
}

/** Maximum number of frames to cache. A site has few. */
const MOST = 100;

const framesOf = rememberOf((_: ClientConfig) => new Map<string, Frame>());

/**
 * Replaces the address of the page in a frame that is rendered for many pages. Those of the page in
 * other versions have a number at the end.
 */
const ANY_ROUTE = '/docgen-any-page';
const ANY_ROUTES = /\/docgen-any-page(?:-(\d+))?/g;

/**
 * Routes that are written the same in every form and have no trailing slash. Those of versions have
 * dots in their folders; one in the last segment would begin an extension.
 */
const PLAIN_ROUTE = /^(?:\/\w[\w.-]*)*\/[\w-]+$/;

/** Renders the HTML around the regions of a page. Pages whose frames show the same share one. */
export function drawFrame(input: FrameInput): Frame {
  const { config, frameKey, meta, hasSidebar, article } = input;
  // An interactive article belongs to React and remains unchanged.
  if (article !== undefined) return frameOf(draw(input));
  const links = (meta.versions ?? []).map(({ to }) => routeKey(to));
  const isPlain = [meta.route, ...links].every((route) => PLAIN_ROUTE.test(route));
  const shown = isPlain ? frameKey?.(meta, config) : undefined;
  if (shown === undefined) return frameOf(compactMarkup(draw(input)));
  const versions = meta.versions?.map(({ to, ...link }, index) => ({
    ...link,
    to: `${ANY_ROUTE}-${index}${to.slice(routeKey(to).length)}`,
  }));
  const key = JSON.stringify([hasSidebar, shown, versions]);
  const anyPage = { ...meta, route: ANY_ROUTE, versions };
  const drawn = () => frameOf(compactMarkup(draw({ ...input, meta: anyPage })));
  const frame = rememberIn(framesOf(config), key, drawn, MOST);
  if (!frame.html.includes(ANY_ROUTE)) return frame;
  const own = (_: string, index?: string) =>
    index === undefined ? meta.route : (links[Number(index)] ?? '');
  return frameOf(frame.html.replaceAll(ANY_ROUTES, own));
}

function frameOf(html: string): Frame {
  // Texts, alternating with the names of the regions between them.
  const parts = html.split(/<div data-region="?(\w+)"?>/);
  const isName = (index: number) => index % 2 === 1;
  const texts = parts.map((part, index) => {
    const next = parts[index + 1];
    return isName(index) || next === undefined ? part : `${part}<div data-region="${next}">`;
  });
  return {
    html,
    fill: (regions) => texts.map((text, index) => (isName(index) ? (regions[text] ?? '') : text)),
  };
}

const NO_REGIONS: Regions = { breadcrumbs: '', article: '', pagination: '', toc: '' };

function draw({ config, shell, meta, hasSidebar, article, data }: FrameInput): string {
  const { SidebarTools } = shell;
  const isReference = config.referenceSidebars.includes(meta.sidebar ?? '');
  const sidebar = hasSidebar ? (
    <>
      {isReference && SidebarTools && (
        <SidebarTools query="" onQuery={ignore} onCollapse={ignore} />
      )}
      <Region name="sidebar" html="" />
    </>
  ) : undefined;
  return renderToString(
    <StaticRouter location={hrefOfRoute(meta.route, config)}>
      <PageDataContext value={data}>
        <App config={config} shell={shell} page={meta} sidebar={sidebar} navigating={false}>
          <PageView shell={shell} meta={meta} regions={NO_REGIONS} article={article} />
        </App>
      </PageDataContext>
    </StaticRouter>,
  );
}

/** Replaces functions that only browsers call. */
function ignore(): void {}
