import type {
  EntryKind,
  ObjectEntry,
  SchemaEntry,
  SchemaModel,
  TypeRef,
} from '@docgen/core/schema-model';
import {
  type AllEntries,
  implementationList,
  type UsageLine,
  usageLines,
  usageList,
  usageSummary,
} from '@docgen/core/usages';
import { codeBlock } from './code-text.ts';
import { describedMarkdown } from './described-markdown.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { joinBlocks } from './join-blocks.ts';
import { memberList, ownerNames, typeLink } from './member-list.ts';
import { absoluteUrl, type TwinSite } from './twin-site.ts';

const KIND: Readonly<Record<EntryKind, string>> = {
  directives: 'Directive',
  enums: 'Enum',
  inputs: 'Input object',
  interfaces: 'Interface',
  mutations: 'Mutation',
  objects: 'Object type',
  queries: 'Query',
  scalars: 'Scalar',
  subscriptions: 'Subscription',
  unions: 'Union',
};

/** One definition of a schema. Directives that are applied to it stand in its SDL. */
export function entryMarkdown(entry: SchemaEntry, schema: SchemaModel, site: TwinSite): string {
  const sign = entry.kind === 'directives' ? '@' : '';
  const signature = entry.signature.map(({ text }) => text).join('');
  return joinBlocks(
    `# ${sign}${escapeMarkdown(entry.name)}`,
    introduction(entry, schema, site),
    ...describedMarkdown(entry, site),
    codeBlock(signature, 'graphql'),
    ...ownSections(entry, schema, site),
    section('Used by', usageSection(entry, site)),
  );
}

/** What it is, of which schema, and who provides it. */
function introduction(entry: SchemaEntry, schema: SchemaModel, site: TwinSite): string {
  const adjectives = [
    ...(entry.builtIn ? ['built-in'] : []),
    ...('repeatable' in entry && entry.repeatable ? ['repeatable'] : []),
  ];
  const kind = adjectives.length === 0 ? KIND[entry.kind] : KIND[entry.kind].toLowerCase();
  const words = [...adjectives, kind].join(' ');
  const link = `[${escapeMarkdown(schema.title)}](${absoluteUrl(schema.route, site.config)})`;
  const owners =
    entry.subgraphs.length === 0
      ? ''
      : `, provided by ${ownerNames(entry.subgraphs, schema, site)}`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} of the ${link}${owners}.`;
}

function ownSections(entry: SchemaEntry, schema: SchemaModel, site: TwinSite): string[] {
  switch (entry.kind) {
    case 'queries':
    case 'mutations':
    case 'subscriptions':
      return [
        section('Arguments', memberList(entry.field.args, schema, site)),
        section('Returns', typeLink(entry.field.type, site)),
      ];
    case 'objects':
    case 'interfaces':
      return [
        section('Entity keys', entry.keys.map(keyItem).join('\n')),
        section('Fields', memberList(entry.fields, schema, site)),
        section('Implements', typeList(entry.interfaces, site)),
        section('Implementations', implementations(entry, site)),
      ];
    case 'inputs':
      return [section('Input fields', memberList(entry.fields, schema, site))];
    case 'enums':
      return [section('Values', memberList(entry.values, schema, site))];
    case 'unions':
      return [section('Members', typeList(entry.members, site))];
    case 'scalars':
      return [section('Specification', specification(entry.specifiedBy, site))];
    case 'directives':
      return [
        section('Arguments', memberList(entry.args, schema, site)),
        section('Locations', entry.locations.map((name) => `- \`${name}\``).join('\n')),
      ];
  }
}

function section(title: string, content: string): string {
  return content === '' ? '' : `## ${title}\n\n${content}`;
}

function specification(url: string | undefined, site: TwinSite): string {
  return url === undefined ? '' : `<${absoluteUrl(url, site.config)}>`;
}

function keyItem({ fields, resolvable }: { fields: string; resolvable: boolean }): string {
  return `- \`${fields}\`${resolvable ? '' : ' (reference only)'}`;
}

function typeList(types: readonly TypeRef[], site: TwinSite): string {
  return types.map((type) => `- ${typeLink(type, site)}`).join('\n');
}

function implementations(entry: ObjectEntry, site: TwinSite): string {
  const { shown, all } = implementationList(entry);
  const types = typeList(shown, site);
  return all === undefined ? types : `${types}\n${allItem(all, 'implementations', site.config)}`;
}

function allItem({ to, count }: AllEntries, of: string, config: TwinSite['config']): string {
  return `- [All ${count} ${of}](${absoluteUrl(to, config)})`;
}

/** What refers to a definition: the first as links, the names of others in one line. */
function usageSection(entry: SchemaEntry, { config }: TwinSite): string {
  const { summary, lines, folded, all } = usageList(entry);
  const items = lines.map((line) => usageItem(line, config));
  const names = folded.map(({ coordinate }) => `\`${coordinate}\``).join(', ');
  if (folded.length > 0) items.push(`- ${folded.length} more: ${names}`);
  if (all !== undefined) items.push(allItem(all, 'definitions', config));
  return joinBlocks(summary && `${summary}:`, items.join('\n')).trimEnd();
}

/** Everything that refers to a definition, as a page of its own. */
export function usagesMarkdown(title: string, entry: SchemaEntry, { config }: TwinSite): string {
  const link = `[${escapeMarkdown(entry.name)}](${absoluteUrl(entry.route, config)})`;
  return joinBlocks(
    `# ${escapeMarkdown(title)}`,
    `${usageSummary(entry)}. They refer to ${link}.`,
    usageLines(entry)
      .map((line) => usageItem(line, config))
      .join('\n'),
  );
}

function usageItem({ coordinate, to, how }: UsageLine, config: TwinSite['config']): string {
  return `- [\`${coordinate}\`](${absoluteUrl(to, config)}): ${how}`;
}
