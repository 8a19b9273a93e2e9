import type { HrefStyle } from '@docgen/core/address';
import type { ComponentType, ReactElement } from 'react';
import type { DocArticleProps, PageMeta } from './theme.ts';

/** The HTML of a page's regions; empty where a page does not have the region. */
export interface Regions {
  readonly breadcrumbs: string;
  /** Empty in the chunk of an interactive page, whose article is a component. */
  readonly article: string;
  readonly pagination: string;
  readonly toc: string;
}

/** Draws a page from what its chunk carries; handed to the page component as a prop, so that chunks import nothing. */
export type DrawPage = (meta: PageMeta, regions: Regions) => ReactElement;

/** The contract of a route chunk: an ES module with the page component as its default export. */
export interface RouteChunk {
  readonly default: ComponentType<{ readonly draw: DrawPage }>;
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
