import type { BrowserBundle } from '@docgen/bundler/bundle-browser';
import { evaluatePage } from '@docgen/content/program/evaluate-page';
import { hrefOfPath } from '@docgen/core/addresses/address';
import { routeKey } from '@docgen/core/addresses/url';
import { rememberOf } from '@docgen/core/basics/remember';
import type { StylesheetConfig } from '@docgen/core/config';
import type { Card, DocPage } from '@docgen/core/page';
import type { Route } from '@docgen/core/route';
import {
  indexBranches,
  partAround,
  SIDEBAR_WINDOW,
  type VisibleItem,
  visibleSidebar,
} from '@docgen/core/sidebars/visible-sidebar';
import type { Site } from '@docgen/core/site';
import type { DrawnPage } from '@docgen/diagrams/diagrams';
import { hashOf, hashOfData } from '@docgen/memo/hash-of';
import type { PageContent } from '@docgen/runtime/page-article';
import type { RenderInput } from '@docgen/runtime/server';
import { cardsBeside } from '@docgen/site/sidebars/cards-beside';
import { siteVersions } from '@docgen/site/site-versions';
import type { LoadedCode } from '../load/load-code.ts';
import type { SitePlan } from '../plan/plan-site.ts';
import type { MathStylesheets } from './math-stylesheets.ts';

/** The program of an authored page. */
export interface PageProgram {
  /** The program of a page that is not bundled. */
  readonly program?: DrawnPage | undefined;
  /** The module that draws diagrams in browsers, if the page may need it. */
  readonly diagrams?: string | undefined;
}

/**
 * The program of a route, once the page's diagrams are drawn.
 *
 * @param diagramModule - See `browserDiagrams`.
 */
export async function programOf(
  { page }: Route,
  { docs }: Pick<SitePlan, 'docs'>,
  diagramModule: () => string | undefined,
): Promise<PageProgram> {
  if (page.kind !== 'doc') return {};
  const doc = docs.get(page.file);
  const program = await doc?.program;
  // The page's diagrams are drawn by now, so it is known whether one of them needs a browser.
  return { program, diagrams: doc?.hasDiagrams ? diagramModule() : undefined };
}

/** The input of the runtime for a page. */
export interface PageInput {
  /** Plain data that determines `data`. */
  readonly origin: unknown;
  /** Computes the plain data, except for the route. */
  readonly data: () => Omit<RenderInput, 'route' | 'article' | 'cards' | 'image'>;
  /** Hash of `data`. */
  readonly hash: () => string;
  /** The article of an authored page. Evaluates its program, which is untrusted code. */
  readonly article: () => RenderInput['article'];
  /** Computes the cards of neighbouring pages. */
  readonly cards: () => readonly Card[];
}

/** Returns the input of the runtime for a page. */
export type PageInputs = (route: Route, program: PageProgram) => PageInput;

/**
 * Creates {@link PageInputs} for a site.
 *
 * @param mathStylesheets - Returns the stylesheets for the formulas of a page, given its parts.
 */
export function createPageInputs(
  { config, site, docs }: SitePlan,
  code: LoadedCode,
  browser: BrowserBundle,
  mathStylesheets: MathStylesheets,
): PageInputs {
  const sidebars = new Map(
    site.sidebars.map(({ id, items }) => [
      id,
      {
        items,
        branches: indexBranches(items),
        hash: hashOfData(items),
        // Browsers complete the lists from the whole tree.
        view: { part: partAround(SIDEBAR_WINDOW), atRest: new Map() },
      },
    ]),
  );
  const describe = describer(site);
  const { versionOf, linksOf } = siteVersions(config.versions, site.routes);
  const versionsOf = (path: string) => {
    if (config.versions.length === 0) return {};
    const versions = linksOf(path).map(({ version, to }) => ({ version, to }));
    return versions.length === 0 ? {} : { version: versionOf(path), versions };
  };
  /** Stylesheets that only this page needs: those of its formulas, and of its imports. */
  const stylesheetsOf = (file: string, style: string | undefined): StylesheetConfig[] => [
    ...mathStylesheets(docs.get(file)?.parts ?? []),
    ...(style === undefined ? [] : [{ href: hrefOfPath(style, config) }]),
  ];
  const hashOfItems = itemsHasher();
  return (route, program) => {
    const { path, page } = route;
    const sidebar = route.sidebar === undefined ? undefined : sidebars.get(route.sidebar);
    let shown: RenderInput['sidebar'];
    const visible = () => {
      shown ??= sidebar && visibleSidebar(sidebar.items, sidebar.branches, path, sidebar.view);
      return shown;
    };
    const versions = versionsOf(path);
    /** The input that all pages have in common, and a page's own data. */
    const input = (own: object): Pick<PageInput, 'origin' | 'data' | 'hash'> => ({
      origin: [sidebar?.hash, own],
      data: () => ({ sidebar: visible(), ...own }),
      hash: () => hashOfData([hashOfItems(visible() ?? []), own]),
    });
    if (page.kind !== 'doc') {
      return { ...input(versions), article: () => undefined, cards: () => [] };
    }
    const { module, style } = browser.pages.get(page.file) ?? {};
    const { diagrams } = program;
    const own = { ...versions, stylesheets: stylesheetsOf(page.file, style), module, diagrams };
    return {
      ...input(own),
      article: () => articleOf(page, program, code),
      cards: () => (sidebar === undefined ? [] : cardsBeside(sidebar.items, path, describe)),
    };
  };
}

/**
 * Creates a function that hashes the visible part of a sidebar. Entries that many pages show are
 * hashed once.
 */
function itemsHasher(): (items: readonly VisibleItem[]) => string {
  const hashOfItem = rememberOf((item: VisibleItem): string =>
    item.kind === 'group'
      ? hashOfData([{ ...item, items: undefined }, hashOfItems(item.items)])
      : hashOfData(item),
  );
  const hashOfItems = (items: readonly VisibleItem[]) => hashOf(items.map(hashOfItem).join());
  return hashOfItems;
}

function articleOf(
  { file }: DocPage,
  { program }: PageProgram,
  { server, articles }: LoadedCode,
): RenderInput['article'] {
  const bundled = articles.get(file)?.default;
  if (bundled !== undefined || program === undefined) return bundled;
  // MDX and docgen have different types for the same components.
  const content = evaluatePage(program.code(), server.jsxRuntime, file) as PageContent;
  return server.pageArticle(content, server.theme.article, file);
}

/** Creates a function that returns the description of the page at a route. */
function describer({ routes }: Site): (route: string) => string | undefined {
  const pages = new Map(routes.map(({ path, page }) => [routeKey(path), page]));
  return (route) => {
    const page = pages.get(routeKey(route));
    return page !== undefined && 'description' in page ? page.description : undefined;
  };
}
