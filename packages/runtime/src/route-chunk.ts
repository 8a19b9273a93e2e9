import type { ComponentType, ReactElement } from 'react';
import type { PageMeta } from './theme.ts';

/** The HTML of a page's regions. `null` means: it stands in the document already, adopt it. */
export interface Regions {
  readonly breadcrumbs: string | null;
  readonly article: string | null;
  readonly pagination: string | null;
  readonly toc: string | null;
}

/** Draws a page from what its chunk carries; handed to the page component as a prop, so that chunks import nothing. */
export type DrawPage = (meta: PageMeta, regions: Regions) => ReactElement;

/** The contract of a route chunk: an ES module with the page component as its default export. */
export interface RouteChunk {
  readonly default: ComponentType<{ readonly draw: DrawPage }>;
  readonly meta: PageMeta;
}

/** The contract of the module behind an interactive page. */
export interface ArticleModule {
  readonly default: ComponentType<{ readonly page: NonNullable<PageMeta['article']> }>;
}
