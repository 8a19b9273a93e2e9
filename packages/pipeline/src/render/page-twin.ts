import { canonicalUrl } from '@docgen/core/address';
import { markdownPath } from '@docgen/core/markdown-path';
import type { Route } from '@docgen/core/route';
import { pageMarkdown } from '@docgen/twins/page-markdown';
import type { TwinSite } from '@docgen/twins/twin-site';
import type { PageThread } from './page-thread.ts';

/** The Markdown twin of a page, still to be written. */
export interface PageTwin {
  /** Path in the output. */
  readonly path: string;
  /** Writes its text; `undefined` for a page that has nothing to say. */
  readonly text: (thread: Pick<PageThread, 'twin'>) => Promise<string | undefined>;
}

/**
 * Prepares the twin of a page: authored pages are read off their HTML, others are written from
 * their data.
 *
 * @param article - HTML of the page's article.
 */
export function pageTwin(site: TwinSite, route: Route, article: string): PageTwin | undefined {
  const path = markdownPath(route);
  if (path === undefined) return undefined;
  const { page } = route;
  return {
    path,
    text: async (thread) =>
      page.kind === 'doc'
        ? thread.twin(
            { title: page.title, ...(page.description && { description: page.description }) },
            article,
            canonicalUrl(route.path, site.config),
          )
        : pageMarkdown(site, page),
  };
}
