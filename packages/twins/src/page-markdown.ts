import { invariant } from '@docgen/core/basics/invariant';
import type { DocPage, Page } from '@docgen/core/page';
import { numberFootnotes } from '@docgen/core/schema/number-footnotes';
import { writeMarkdown } from './html/write-markdown.ts';
import { cardList } from './markdown/card-list.ts';
import { escapeMarkdown } from './markdown/escape-markdown.ts';
import { joinBlocks } from './markdown/join-blocks.ts';
import { changesMarkdown } from './reference/changes-markdown.ts';
import { entryMarkdown, usagesMarkdown } from './reference/entry-markdown.ts';
import { deprecationsMarkdown, startMarkdown } from './reference/start-markdown.ts';
import type { TwinSite } from './twin-site.ts';

/**
 * Writes a generated page as Markdown: CommonMark with GFM's tables and footnotes, with absolute
 * addresses. The twins of authored pages are created from their HTML, which contains the output of
 * components; see `articleMarkdown`.
 *
 * @returns `undefined` for pages without a twin, see `markdownPath`.
 */
export function pageMarkdown(
  everyPage: TwinSite,
  page: Exclude<Page, DocPage>,
): string | undefined {
  const number = numberFootnotes<string>((text) => text.includes('[^'));
  const site: TwinSite = {
    ...everyPage,
    describe: (description, options) =>
      number((section) => everyPage.describe(description, { ...options, section })),
  };
  const text = textOf(page, site);
  return text && `${text}\n`;
}

function textOf(page: Exclude<Page, DocPage>, site: TwinSite): string | undefined {
  switch (page.kind) {
    case 'category':
      return joinBlocks(
        `# ${escapeMarkdown(page.title)}`,
        paragraph(page.description ?? ''),
        cardList(page.cards, site),
      );
    case 'schema': {
      const schema = site.schemas.get(page.schema);
      invariant(schema !== undefined, `no schema ${page.schema}`);
      if (page.lists === 'deprecations') return deprecationsMarkdown(page.title, schema, site);
      if (page.lists === 'changes') return changesMarkdown(page.title, schema, site);
      if (page.entry === undefined) return startMarkdown(page, schema, site);
      return page.usages
        ? usagesMarkdown(page.title, page.entry, site)
        : entryMarkdown(page.entry, schema, site, page.alsoIn);
    }
    case 'not-found':
    case 'redirect':
      return undefined;
  }
}

/** Plain text as a block, in which signs at its start have no meaning. */
function paragraph(value: string): string {
  const text = { type: 'text', value } as const;
  return writeMarkdown([{ type: 'paragraph', children: [text] }], { math: false }).trim();
}
