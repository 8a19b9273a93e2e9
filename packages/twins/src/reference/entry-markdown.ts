import type { AlsoIn } from '@docgen/core/page';
import { accessSentences } from '@docgen/core/schema/access';
import {
  type EntrySection,
  entrySections,
  KIND_LABELS,
  type TypeView,
} from '@docgen/core/schema/entry-sections';
import { HIDDEN_FROM_CLIENTS } from '@docgen/core/schema/member-marks';
import { otherSchemas } from '@docgen/core/schema/other-schemas';
import { usageLines, usageSummary } from '@docgen/core/schema/usages';
import type {
  EntityKey,
  OperationExample,
  ScalarEntry,
  SchemaEntry,
  SchemaModel,
} from '@docgen/core/schema-model';
import { capitalised } from '@docgen/core/strings/capitalised';
import { codeBlock, codeSpan } from '../markdown/code-text.ts';
import { escapeMarkdown } from '../markdown/escape-markdown.ts';
import { joinBlocks } from '../markdown/join-blocks.ts';
import { listItems } from '../markdown/list-items.ts';
import { textLink, typeLink } from '../markdown/markdown-link.ts';
import { absoluteUrl, type TwinSite } from '../twin-site.ts';
import { describedMarkdown } from './described-markdown.ts';
import { directiveCode } from './directive-code.ts';
import { inputList, memberList, resultList } from './member-list.ts';
import { operationErrors } from './operation-errors.ts';
import { memberOwners, ownerSentence } from './owner-sentence.ts';
import { phrasesMarkdown } from './phrases.ts';
import { usageItem, usageSection } from './usage-section.ts';

/** The page of a definition. */
export function entryMarkdown(
  entry: SchemaEntry,
  schema: SchemaModel,
  site: TwinSite,
  alsoIn?: AlsoIn,
): string {
  const sign = entry.kind === 'directives' ? '@' : '';
  return joinBlocks(
    `# ${sign}${escapeMarkdown(entry.name)}`,
    introduction(entry, schema, site),
    ownerSentence(entry, schema, site),
    othersSentence(entry, alsoIn, site),
    accessText(entry),
    entry.inaccessible && `**${HIDDEN_FROM_CLIENTS.lead}**${HIDDEN_FROM_CLIENTS.rest}`,
    ...describedMarkdown(entry, site, { below: 1 }),
    ...entrySections(entry).map(
      (section) => `## ${section.title}\n\n${sectionContent(section, schema, site)}`,
    ),
  );
}

/** What a gateway demands of requests for the definition. */
function accessText(entry: SchemaEntry): string {
  return accessSentences(entry).map(phrasesMarkdown).join(' ');
}

/** A sentence with the kind and schema of the definition. */
function introduction(entry: SchemaEntry, schema: SchemaModel, site: TwinSite): string {
  const adjectives = [
    ...(entry.builtIn ? ['built-in'] : []),
    ...('repeatable' in entry && entry.repeatable ? ['repeatable'] : []),
  ];
  const words = [...adjectives, KIND_LABELS[entry.kind]].join(' ');
  return `${capitalised(words)} of the ${textLink(schema.title, schema.route, site.config)}.`;
}

/** Links to the same definition in other schemas. */
function othersSentence(
  entry: SchemaEntry,
  alsoIn: AlsoIn | undefined,
  { config }: TwinSite,
): string | undefined {
  const others = otherSchemas(entry, alsoIn);
  if (others === undefined) return undefined;
  const { lead, links, folded, all = [] } = others;
  const written = [links, folded, all].flat().map(({ label, to, count }) => {
    const link = textLink(label, to, config);
    return count === undefined ? link : `${link} (${count})`;
  });
  return `${lead}: ${written.join(' · ')}.`;
}

function sectionContent(section: EntrySection, schema: SchemaModel, site: TwinSite): string {
  switch (section.kind) {
    case 'signature':
      return codeBlock(section.tokens.map(({ text }) => text).join(''), 'graphql');
    case 'inputs':
      return inputList(
        section.inputs.map(({ node }) => node),
        site,
      );
    case 'members':
      return joinBlocks(
        section.note,
        memberList([...section.members, ...section.deprecated], schema, site),
      );
    case 'result':
      return joinBlocks(
        typeLink(section.type, site),
        section.result && resultList(section.result, site),
      );
    case 'errors':
      return operationErrors(section, site);
    case 'examples':
      return joinBlocks(
        ...section.examples.flatMap((example) => [
          section.examples.length > 1 ? `### ${escapeMarkdown(example.name)}` : undefined,
          exampleBlocks(example, site),
        ]),
      );
    case 'no-example':
      return joinBlocks(
        section.text,
        listItems(section.inputs.map((type) => typeLink(type, site))),
      );
    case 'types':
      return listItems(section.types.map((view) => typeItem(view, schema, site)));
    case 'keys':
      return listItems(section.keys.map(keyItem));
    case 'locations':
      return listItems(section.locations.map(codeSpan));
    case 'directives':
      return listItems(section.directives.map((directive) => directiveCode(directive, site)));
    case 'format':
      return scalarFormat(section.scalar, site);
    case 'usages':
      return usageSection(section, site.config);
  }
}

/** An operation with its description, its variables and a response. */
function exampleBlocks(
  { description, operation, variables, response }: OperationExample,
  site: TwinSite,
): string {
  return joinBlocks(
    description && site.describe(description, { below: 3 }),
    codeBlock(operation, 'graphql'),
    variables && `Variables:\n\n${codeBlock(variables, 'json')}`,
    `Response:\n\n${codeBlock(response, 'json')}`,
  );
}

function typeItem({ type, uses }: TypeView, schema: SchemaModel, site: TwinSite): string {
  const owners = memberOwners({ uses, ofOwner: false }, schema);
  return [typeLink(type, site), ...owners.map((text) => `(${text})`)].join(' ');
}

function keyItem({ fields, resolvable }: EntityKey): string {
  return `${codeSpan(fields)}${resolvable ? '' : ' (reference only)'}`;
}

function scalarFormat({ format, specifiedBy }: ScalarEntry, { config }: TwinSite): string {
  const example = format.example === undefined ? '' : ` Example: ${codeSpan(format.example)}`;
  return joinBlocks(
    `${escapeMarkdown(format.text)}${example}`,
    specifiedBy && `Specification: <${absoluteUrl(specifiedBy, config)}>`,
  );
}

/** The page with everything that refers to a definition. */
export function usagesMarkdown(title: string, entry: SchemaEntry, { config }: TwinSite): string {
  return joinBlocks(
    `# ${escapeMarkdown(title)}`,
    `${usageSummary(entry)}. They refer to ${textLink(entry.name, entry.route, config)}.`,
    usageLines(entry)
      .map((line) => usageItem(line, config))
      .join('\n'),
  );
}
