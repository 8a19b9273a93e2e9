import type { SchemaPage } from '@docgen/core/page';
import {
  ALL_DEPRECATIONS,
  type DeprecatedThing,
  deprecationsOf,
} from '@docgen/core/schema/deprecations';
import type { NamedSubgraph } from '@docgen/core/schema/named-subgraph';
import { MORE_TEXTS, type RootTexts } from '@docgen/core/schema/root-texts';
import {
  CONTACT,
  type StartSection,
  startIntroduction,
  startSections,
} from '@docgen/core/schema/start-sections';
import type { AppliedDirective, Contact, SchemaModel } from '@docgen/core/schema-model';
import { cardList } from '../markdown/card-list.ts';
import { codeBlock, codeSpan } from '../markdown/code-text.ts';
import { escapeMarkdown } from '../markdown/escape-markdown.ts';
import { joinBlocks } from '../markdown/join-blocks.ts';
import { listItems, withinItem } from '../markdown/list-items.ts';
import { textLink, typeLink } from '../markdown/markdown-link.ts';
import { absoluteUrl, type TwinSite } from '../twin-site.ts';
import { latestChanges } from './changes-markdown.ts';
import { describedMarkdown } from './described-markdown.ts';
import { directiveCode } from './directive-code.ts';

/** The start page of a schema's reference. */
export function startMarkdown(page: SchemaPage, schema: SchemaModel, site: TwinSite): string {
  const { description, endpoint, manual, definition } = schema;
  const { description: about, contact } = definition;
  return joinBlocks(
    `# ${escapeMarkdown(page.title)}`,
    description && site.describe({ markdown: description }, { below: 1 }),
    about && site.describe(about, { below: 1 }),
    escapeMarkdown(startIntroduction(schema)),
    endpoint === undefined ? undefined : `Endpoint: ${codeSpan(endpoint)}`,
    manual === undefined ? undefined : `Manual: <${absoluteUrl(manual, site.config)}>`,
    ...contactBlocks(contact, site),
    ...startSections(page, schema).map(
      (section) => `## ${section.title}\n\n${sectionContent(section, site)}`,
    ),
  );
}

function contactBlocks(contact: Contact | undefined, site: TwinSite): string[] {
  if (contact === undefined) return [];
  const { name, to, description } = contact;
  const text = to === undefined ? escapeMarkdown(name) : textLink(name, to, site.config);
  const notes = description && site.describe(description, { below: 1 });
  return [`${CONTACT} ${text}`, ...(notes === undefined ? [] : [notes])];
}

function sectionContent(section: StartSection, site: TwinSite): string {
  const link = (text: string, to: string) => textLink(text, to, site.config);
  switch (section.kind) {
    case 'cards':
      return cardList(section.cards, site);
    case 'index': {
      const { cards, all } = section.index;
      const rest = all === undefined ? [] : [`- ${link(`All ${all.count}`, all.to)}`];
      return [cardList(cards, site), ...rest].join('\n');
    }
    case 'entities': {
      const groups = section.groups.map(({ label, entities }) => {
        const names = entities.map(({ name, to }) => link(name, to));
        return `- ${escapeMarkdown(label)}: ${names.join(', ')}`;
      });
      const { diagram } = section;
      return joinBlocks(groups.join('\n'), diagram && codeBlock(diagram.source, 'mermaid'));
    }
    case 'definition':
      return schemaFacts(section, site);
    case 'scalars':
      return listItems(
        section.scalars.map(({ name, route, format: { text, example } }) => {
          const value = example === undefined ? '' : ` ${codeSpan(example)}`;
          return `${link(name, route)}: ${escapeMarkdown(text)}${value}`;
        }),
      );
    case 'deprecations':
      return joinBlocks(deprecationList(section.things, site), link(ALL_DEPRECATIONS, section.to));
    case 'changes':
      return latestChanges(section, site);
    case 'downloads':
      return listItems(section.files.map(({ label, to }) => link(label, to)));
  }
}

/** The page with everything that a schema deprecates. */
export function deprecationsMarkdown(title: string, schema: SchemaModel, site: TwinSite): string {
  return joinBlocks(`# ${escapeMarkdown(title)}`, deprecationList(deprecationsOf(schema), site));
}

function deprecationList(things: readonly DeprecatedThing[], site: TwinSite): string {
  return listItems(
    things.map(({ coordinate, to, reason }) => {
      const link = textLink(coordinate, to, site.config);
      const text = site.describe(reason, { flat: true }).trim();
      if (text === '') return link;
      return text.includes('\n') ? withinItem(`${link}\n\n${text}`) : `${link}: ${text}`;
    }),
  );
}

/** The root types, and the directives applied to the schema. */
function schemaFacts(
  { directives, roots }: Extract<StartSection, { kind: 'definition' }>,
  site: TwinSite,
): string {
  const codeOf = (directive: AppliedDirective) => directiveCode(directive, site);
  const lines = roots.map(({ root, texts }) => {
    const { name, kind, interfaces } = root;
    const links = interfaces.map((type) => typeLink(type, site)).join(', ');
    const head = `- \`${name}\`: ${kind}${links === '' ? '' : `, implements ${links}`}`;
    return withinItem(
      [
        head,
        ...root.directives.map(codeOf),
        ...describedMarkdown(root, site, { below: 2 }),
        ...textBlocks(texts, site),
      ].join('\n\n'),
    );
  });
  return joinBlocks(lines.join('\n'), ...directives.map(codeOf));
}

/** The subgraphs' descriptions of a root type, each with links to its subgraphs. */
function textBlocks({ shown, rest }: RootTexts, site: TwinSite): string[] {
  const names = (subgraphs: readonly NamedSubgraph[]) =>
    subgraphs.map(({ label, to }) => textLink(label, to, site.config)).join(', ');
  return [
    ...shown.map(({ subgraphs, description }) => {
      const text = site.describe(description, { below: 2 });
      return `${names(subgraphs)}:${text.includes('\n') ? '\n\n' : ' '}${text}`;
    }),
    ...(rest.length > 0 ? [`${MORE_TEXTS} ${names(rest)}.`] : []),
  ];
}
