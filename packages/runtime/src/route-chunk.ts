import type { HrefStyle } from '@docgen/core/address';
import type { ComponentType, ReactElement } from 'react';
import type { DocArticleProps, PageMeta } from './theme.ts';

/** The HTML of a page's regions; empty where a page does not have the region. */
export interface Regions {
  readonly breadcrumbs: string;
  /** In the browser also that of an interactive page, as it stands before scripts run. */
  readonly article: string;
  readonly pagination: string;
  readonly toc: string;
}

/** Draws a page from what its chunk and its HTML document say. */
export type DrawPage = (meta: PageMeta, regions: Regions) => ReactElement;

/** What a page component gets, so that chunks import nothing and repeat nothing. */
export interface PageProps {
  readonly draw: DrawPage;
  /** Read off the page's HTML document. */
  readonly regions: Regions;
}

/**
 * The contract of a route chunk: an ES module with the page component as its default export. It is
 * thin: the rendered article is in the page's HTML document alone.
 */
export interface RouteChunk {
  readonly default: ComponentType<PageProps>;
  readonly meta: PageMeta;
}

/** The contract of the module behind an authored page; browsers get those of interactive pages. */
export interface ArticleModule {
  readonly default: ComponentType<Pick<DocArticleProps, 'page'>>;
}

/** The contract of the module that searches; it is loaded when a reader wants to. */
export interface SearchModule {
  readonly default: (site: HrefStyle) => SiteSearch;
}

/** The search of a visit. */
export interface SiteSearch {
  /** Opens the box. */
  readonly open: () => void;
}

/** The contract of the module that not-found pages load. */
export interface NearestPagesModule {
  /** Fills a list with links to the pages whose addresses are nearest to the one of the window. */
  readonly default: (list: HTMLElement, site: HrefStyle) => Promise<void>;
}

/** The contract of the module that draws diagrams in the browser, on the pages that have such diagrams. */
export interface DiagramsModule {
  /** @param page - Aborts when the page on screen leaves. */
  readonly default: (page: AbortSignal) => void;
}
