import { invariant } from '@docgen/core/invariant';
import { numberFootnotes } from '@docgen/core/number-footnotes';
import type { Card, DocPage, Page, SchemaPage } from '@docgen/core/page';
import type { SchemaModel } from '@docgen/core/schema-model';
import { describedMarkdown } from './described-markdown.ts';
import { directiveCode, entryMarkdown, usagesMarkdown } from './entry-markdown.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { joinBlocks } from './join-blocks.ts';
import { typeLink } from './member-list.ts';
import { absoluteUrl, type TwinSite } from './twin-site.ts';

/**
 * Writes a page that is made from data as Markdown: CommonMark with GFM's tables and
 * footnotes, all addresses absolute. Authored pages are read off their HTML, so that
 * components are what readers see of them; see `articleMarkdown`.
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
    describe: (markdown, options) =>
      number((section) => everyPage.describe(markdown, { ...options, section })),
  };
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

/** The start page of a schema's reference: what it describes and where its operations are. */
function startMarkdown(page: SchemaPage, schema: SchemaModel, site: TwinSite): string {
  const { description, manual, composed } = schema;
  const subgraphs = schema.subgraphs.map(({ label, route }) => ({ title: label, to: route }));
  return joinBlocks(
    `# ${escapeMarkdown(page.title)}`,
    ...(description === undefined
      ? []
      : describedMarkdown({ description: { markdown: description } }, site)),
    composed
      ? `Reference of the federated GraphQL schema that clients query through the gateway, composed from ${subgraphs.length} subgraphs. Each type and field names the subgraphs that provide it.`
      : 'Reference of the GraphQL schema of one service.',
    ...schemaFacts(schema, site),
    manual === undefined ? undefined : `Manual: <${absoluteUrl(manual, site.config)}>`,
    page.cards.length === 0 ? undefined : `## Operations\n\n${cardList(page.cards, site)}`,
    subgraphs.length === 0 ? undefined : `## Subgraphs\n\n${cardList(subgraphs, site)}`,
  );
}

/** What the SDL says about the schema as a whole and about its root types. */
function schemaFacts({ definition }: SchemaModel, site: TwinSite): string[] {
  const { description, directives, roots } = definition;
  const items = roots.map((root) => {
    const { name, kind, interfaces } = root;
    const links = interfaces.map((type) => typeLink(type, site)).join(', ');
    const head = `- \`${name}\`: ${kind}${links === '' ? '' : `, implements ${links}`}`;
    return [head, ...root.directives.map(directiveCode), ...describedMarkdown(root, site)]
      .join('\n\n')
      .replace(/\n(?=[^\n])/g, '\n  ');
  });
  return [
    ...describedMarkdown({ ...(description !== undefined && { description }) }, site),
    ...directives.map(directiveCode),
    items.join('\n'),
  ];
}

/** Links with a line about their targets. */
function cardList(cards: readonly Card[], { config }: TwinSite): string {
  const lines = cards.map(({ title, to, description, count }) => {
    const link = `- [${escapeMarkdown(title)}](${absoluteUrl(to, config)})`;
    const entries = count === undefined ? '' : ` (${count === 1 ? '1 entry' : `${count} entries`})`;
    return link + entries + (description === undefined ? '' : `: ${escapeMarkdown(description)}`);
  });
  return lines.join('\n');
}
