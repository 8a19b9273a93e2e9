import type { HrefStyle } from '@docgen/core/address';
import type { ComponentType } from 'react';
import type { DocArticleProps } from './theme.ts';

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
