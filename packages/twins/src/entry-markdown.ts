import type {
  EntryKind,
  SchemaEntry,
  SchemaModel,
  TypeRef,
  Usage,
} from '@docgen/core/schema-model';
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
    `\`\`\`graphql\n${signature}\n\`\`\``,
    ...ownSections(entry, schema, site),
    section('Used by', usageList(entry.usedBy, site)),
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
        section('Implementations', typeList(entry.implementations, site)),
      ];
    case 'inputs':
      return [section('Input fields', memberList(entry.fields, schema, site))];
    case 'enums':
      return [section('Values', memberList(entry.values, schema, site))];
    case 'unions':
      return [section('Members', typeList(entry.members, site))];
    case 'scalars':
      return [
        section('Specification', entry.specifiedBy === undefined ? '' : `<${entry.specifiedBy}>`),
      ];
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

function keyItem({ fields, resolvable }: { fields: string; resolvable: boolean }): string {
  return `- \`${fields}\`${resolvable ? '' : ' (reference only)'}`;
}

function typeList(types: readonly TypeRef[], site: TwinSite): string {
  return types.map((type) => `- ${typeLink(type, site)}`).join('\n');
}

/** How many usages are links; scalars have hundreds. */
const MOST_LINKED = 20;

const HOW_USED: Readonly<Record<Usage['how'], string>> = {
  argument: 'argument',
  field: 'field',
  'input-field': 'input field',
  implements: 'implements it',
  member: 'union',
  returns: 'returns it',
};

/** What refers to a definition: the first as links, the names of all others in one line. */
function usageList(usages: readonly Usage[], { config }: TwinSite): string {
  const items = usages
    .slice(0, MOST_LINKED)
    .map(
      ({ how, coordinate, to }) =>
        `- [\`${coordinate}\`](${absoluteUrl(to, config)}): ${HOW_USED[how]}`,
    );
  const rest = usages.slice(MOST_LINKED);
  if (rest.length === 0) return items.join('\n');
  const names = rest.map(({ coordinate }) => `\`${coordinate}\``).join(', ');
  return [...items, `- ${rest.length} more: ${names}`].join('\n');
}
