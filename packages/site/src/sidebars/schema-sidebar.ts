import { joinRoute } from '@docgen/core/addresses/url';
import { addToList } from '@docgen/core/basics/add-to-list';
import type { EntryKind, SchemaEntry, SchemaModel } from '@docgen/core/schema-model';
import { capitalised } from '@docgen/core/strings/capitalised';
import { plainTold, type ToldText } from '@docgen/core/strings/told-text';
import { CURES } from '../routes/route-table.ts';
import { categorySlug } from './category-slug.ts';
import { type EntryGrouping, groupEntries, type ModelById } from './group-entries.ts';
import { labelInSection } from './label-in-section.ts';
import type { GroupNode, LinkNode } from './sidebar-node.ts';

/**
 * Labels of the section of operations. Numbered routes contain the label, and those of sites that
 * moved from Docusaurus have `Api`. Elsewhere, "API / Api / Queries" would read like a mistake.
 */
const API_LABELS = { numbered: 'Api', nested: 'Operations' } as const;

export interface SchemaSidebarOptions extends EntryGrouping {
  /**
   * Whether the indexes of groups are below the route of the schema, in the folders of its
   * definitions. @default false: below the site's route for categories
   */
  readonly isNested?: boolean;
  readonly modelById?: ModelById;
}

/**
 * The sidebar group of a schema. It links to the start page, and contains the sections of
 * operations and of types, which are always open and have a group for each kind of definition, or
 * the configured groups.
 *
 * @param summary - First sentence of an entry's description.
 */
export function schemaSidebar(
  schema: SchemaModel,
  summary: (entry: SchemaEntry) => ToldText | undefined,
  { isNested = false, modelById = () => undefined, ...grouping }: SchemaSidebarOptions = {},
): GroupNode {
  const indexes = isNested ? 'nested' : 'numbered';
  const groups = groupEntries(schema, grouping, modelById);
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
        ? [section(API_LABELS[indexes], 'api'), section('Types', 'types')].filter(
            ({ items }) => items.length > 0,
          )
        : Array.from(groups, ([label, entries]) => group(label, entries)),
  };

  function group(label: string, entries: readonly SchemaEntry[]): GroupNode {
    const slug = categorySlug(label);
    const folder = joinRoute(schema.route, slug);
    return {
      kind: 'group',
      label,
      page: { ...index(schema.route, slug), title: `${service}: ${label}` },
      collapsible: true,
      collapsed: true,
      items: Array.from(groupByKind(entries), ([kind, inside]) =>
        kindGroup(kind, inside, { title: `${service}: ${label}: ${kind}`, folder }),
      ),
    };
  }

  function section(label: string, name: SchemaEntry['section']): GroupNode {
    const inside = schema.entries.filter((entry) => entry.section === name);
    const kinds = groupByKind(inside);
    const title = `${service}: ${label === API_LABELS.numbered ? 'API' : label.toLowerCase()}`;
    const folder = folderOf(inside);
    // The configuration can omit the folder.
    const slug = folder.slice(joinRoute(schema.route, '/').length) || name;
    return {
      kind: 'group',
      label,
      page: { ...index(schema.route, slug), title, description: SECTION_DESCRIPTIONS[name] },
      collapsible: false,
      collapsed: false,
      isSection: true,
      items: [...kinds].map(([kind, entries]) =>
        kindGroup(kind, entries, { title: `${service}: ${labelInSection(kind, label)}`, folder }),
      ),
    };
  }

  function kindGroup(
    kind: EntryKind,
    entries: readonly SchemaEntry[],
    { title, folder }: { readonly title: string; readonly folder: string },
  ): GroupNode {
    const label = capitalised(kind);
    return {
      kind: 'group',
      label,
      page: { ...index(folder, kind), title, description: KIND_DESCRIPTIONS[kind] },
      collapsible: true,
      collapsed: true,
      items: entries.map(link),
    };
  }

  /** The folder of the definitions of a section, which contains one for each kind. */
  function folderOf([entry]: readonly SchemaEntry[]): string {
    return entry === undefined ? schema.route : parentRoute(parentRoute(entry.route));
  }

  function index(categoryRoute: string, slug: string) {
    return isNested
      ? { kind: 'index' as const, categoryRoute, slug, isShared: true, cure: CURES.schema }
      : {
          kind: 'index' as const,
          cure: "set `schemas.categoryRoutes: 'nested'` in the configuration",
        };
  }

  function link(entry: SchemaEntry): LinkNode {
    const text = summary(entry);
    return {
      kind: 'link',
      label: entry.name,
      to: entry.route,
      description: text && plainTold(text),
      told: text?.some((part) => typeof part !== 'string') ? text : undefined,
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

function parentRoute(route: string): string {
  return route.slice(0, route.lastIndexOf('/')) || '/';
}

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
