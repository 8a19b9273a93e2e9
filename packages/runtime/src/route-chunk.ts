import type { HrefStyle } from '@docgen/core/addresses/address';
import type { WithTexts } from '@docgen/core/texts/texts';
import type { ComponentType, ReactElement } from 'react';
import type { DocArticleProps, PageMeta } from './theme.ts';

/** HTML of a page's regions; empty if a page does not have the region. */
export interface Regions {
  readonly breadcrumbs: string;
  /** In the browser also set for an interactive page, with its state before scripts run. */
  readonly article: string;
  readonly pagination: string;
  readonly toc: string;
}

/** Renders a page from the data in its chunk and its HTML document. */
export type DrawPage = (meta: PageMeta, regions: Regions) => ReactElement;

/** Props of a page component, so that chunks neither import nor repeat anything. */
export interface PageProps {
  readonly draw: DrawPage;
  /** Read from the page's HTML document. */
  readonly regions: Regions;
}

/**
 * The contract of a route chunk: an ES module with the page component as its default export. It is
 * small, because the rendered article is only in the page's HTML document.
 */
export interface RouteChunk {
  readonly default: ComponentType<PageProps>;
  readonly meta: PageMeta;
}

/**
 * The contract of the module of an authored page. Browsers only load those of interactive pages.
 */
export interface ArticleModule {
  readonly default: ComponentType<Pick<DocArticleProps, 'page'>>;
}

/** The contract of the module that searches. It is loaded when a reader opens the search. */
export interface SearchModule {
  readonly default: (site: HrefStyle & WithTexts) => SiteSearch;
}

/** The search of a visit. */
export interface SiteSearch {
  /** Opens the search box, with a query if there is one. */
  readonly open: (query?: string) => void;
}

/** The contract of the module that not-found pages load. */
export interface NearestPagesModule {
  /** Fills a list with links to the pages whose addresses are nearest to that of the window. */
  readonly default: (list: HTMLElement, site: HrefStyle) => Promise<void>;
}

/** The contract of the module that draws diagrams in the browser, on pages with such diagrams. */
export interface DiagramsModule {
  /** @param page - Aborted when the page on screen is left. */
  readonly default: (page: AbortSignal) => void;
}
