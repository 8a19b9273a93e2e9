import { invariant } from '@docgen/core/invariant';
import type { Route } from '@docgen/core/route';
import { articleMarkdown } from './article-markdown.ts';
import { cardList } from './card-list.ts';
import { entryMarkdown } from './entry-markdown.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { joinBlocks } from './join-blocks.ts';
import { startMarkdown } from './start-markdown.ts';
import { absoluteUrl, type TwinSite } from './twin-site.ts';

/**
 * Writes a page as Markdown: CommonMark with GFM's tables and footnotes and
 * `$…$` for formulas, all addresses absolute.
 *
 * Authored pages are read off their HTML, so that components are what readers
 * see of them. Pages that are made from data are written from that data.
 *
 * @param article - HTML of the page's article.
 * @returns `undefined` for pages without a twin, see `markdownPath`.
 */
export function pageMarkdown(site: TwinSite, route: Route, article: string): string | undefined {
  const { page, path } = route;
  switch (page.kind) {
    case 'doc':
      return articleMarkdown(page, article, absoluteUrl(path, site.config));
    case 'category':
      return joinBlocks(
        `# ${escapeMarkdown(page.title)}`,
        escapeMarkdown(page.description ?? ''),
        cardList(page.cards, site),
      );
    case 'schema': {
      const schema = site.schemas.get(page.schema);
      invariant(schema !== undefined, `no schema ${page.schema}`);
      return page.entry === undefined
        ? startMarkdown(page, schema, site)
        : entryMarkdown(page.entry, schema, site);
    }
    case 'not-found':
    case 'redirect':
      return undefined;
  }
}
