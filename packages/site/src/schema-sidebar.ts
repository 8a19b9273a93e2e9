import { addToList } from '@docgen/core/add-to-list';
import { capitalised } from '@docgen/core/capitalised';
import type { EntryKind, SchemaEntry, SchemaModel } from '@docgen/core/schema-model';
import { type EntryGrouping, groupEntries } from './group-entries.ts';
import { labelInSection } from './label-in-section.ts';
import type { GroupNode, LinkNode } from './sidebar-node.ts';

/**
 * The sidebar group of a schema. It links to the start page, and contains `Api` and `Types`, which
 * are always open and have a group for each kind of definition, or the configured groups.
 *
 * @param summary - First sentence of an entry's description as plain text.
 */
export function schemaSidebar(
  schema: SchemaModel,
  summary: (entry: SchemaEntry) => string | undefined,
  grouping: EntryGrouping = {},
): GroupNode {
  const groups = groupEntries(schema, grouping);
  // Distinguishes the titles of the indexes, which are otherwise the same for all schemas.
  const service = schema.title.replace(/ GraphQL API$/, '');
  return {
    kind: 'group',
    label: schema.label,
    page: { kind: 'existing', to: schema.route },
    collapsible: true,
    collapsed: true,
    items:
      groups === undefined
        ? [section('Api', 'api'), section('Types', 'types')].filter(({ items }) => items.length > 0)
        : Array.from(groups, ([label, entries]) => group(label, entries)),
  };

  function group(label: string, entries: readonly SchemaEntry[]): GroupNode {
    return {
      kind: 'group',
      label,
      page: { kind: 'index', title: `${service}: ${label}` },
      collapsible: true,
      collapsed: true,
      items: Array.from(groupByKind(entries), ([kind, inside]) =>
        kindGroup(kind, inside, `${service}: ${label}: ${kind}`),
      ),
    };
  }

  function section(label: string, name: SchemaEntry['section']): GroupNode {
    const kinds = groupByKind(schema.entries.filter((entry) => entry.section === name));
    const title = `${service}: ${name === 'api' ? 'API' : name}`;
    return {
      kind: 'group',
      label,
      page: { kind: 'index', title, description: SECTION_DESCRIPTIONS[name] },
      collapsible: false,
      collapsed: false,
      items: [...kinds].map(([kind, entries]) =>
        kindGroup(kind, entries, `${service}: ${labelInSection(kind, label)}`),
      ),
    };
  }

  function kindGroup(kind: EntryKind, entries: readonly SchemaEntry[], title: string): GroupNode {
    const label = capitalised(kind);
    return {
      kind: 'group',
      label,
      page: { kind: 'index', title, description: KIND_DESCRIPTIONS[kind] },
      collapsible: true,
      collapsed: true,
      items: entries.map(link),
    };
  }

  function link(entry: SchemaEntry): LinkNode {
    return {
      kind: 'link',
      label: entry.name,
      to: entry.route,
      description: summary(entry),
      deprecated: entry.deprecated === undefined ? undefined : true,
    };
  }
}

const SECTION_DESCRIPTIONS: Record<SchemaEntry['section'], string> = {
  api: 'What clients can call: operations, and the directives used in them.',
  types: 'What operations take and return, and directives of the type system.',
};

const KIND_DESCRIPTIONS: Record<EntryKind, string> = {
  directives: 'Annotations that change how a document or a schema is treated.',
  enums: 'Types that allow a fixed set of values.',
  inputs: 'Structured arguments of operations.',
  interfaces: 'Sets of fields that several object types share.',
  mutations: 'Operations that change data.',
  objects: 'Types with fields, as operations return them.',
  queries: 'Operations that read data.',
  scalars: 'Single values and their formats.',
  subscriptions: 'Operations that deliver events as they happen.',
  unions: 'Types that stand for one of several object types.',
};

/** Kinds in the order of the sidebar. */
const KINDS: readonly EntryKind[] = [
  'queries',
  'mutations',
  'subscriptions',
  'objects',
  'interfaces',
  'unions',
  'inputs',
  'enums',
  'scalars',
  'directives',
];

function groupByKind(entries: readonly SchemaEntry[]): Map<EntryKind, SchemaEntry[]> {
  const groups = new Map<EntryKind, SchemaEntry[]>();
  for (const entry of entries) addToList(groups, entry.kind, entry);
  return new Map([...groups].sort(([a], [b]) => KINDS.indexOf(a) - KINDS.indexOf(b)));
}
