import { invariant } from '@docgen/core/invariant';
import type { DocPage, Page } from '@docgen/core/page';
import { cardList } from './card-list.ts';
import { entryMarkdown } from './entry-markdown.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { joinBlocks } from './join-blocks.ts';
import { startMarkdown } from './start-markdown.ts';
import type { TwinSite } from './twin-site.ts';

/**
 * Writes a page that is made from data as Markdown: CommonMark with GFM's tables and
 * footnotes, all addresses absolute. Authored pages are read off their HTML, so that
 * components are what readers see of them; see `articleMarkdown`.
 *
 * @returns `undefined` for pages without a twin, see `markdownPath`.
 */
export function pageMarkdown(site: TwinSite, page: Exclude<Page, DocPage>): string | undefined {
  switch (page.kind) {
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
