import { addToList } from '@docgen/core/basics/add-to-list';
import { rememberOf } from '@docgen/core/basics/remember';
import type { SchemaSidebarItemConfig } from '@docgen/core/config';
import { namePattern } from '@docgen/core/configuration/name-pattern';
import type { AppliedDirective, SchemaEntry, SchemaModel } from '@docgen/core/schema-model';
import { compareText } from '@docgen/core/strings/compare-text';

/** How the entries of a schema are grouped in a sidebar. */
export type EntryGrouping = Pick<SchemaSidebarItemConfig, 'groupBy' | 'groups'>;

/** Returns the model of a schema by its id, also that of a service without a reference. */
export type ModelById = (id: string) => SchemaModel | undefined;

/** Label of the group for all other entries. */
const OTHER = 'Other';

/**
 * Groups the entries of a schema as configured. Groups are in the order of the configuration or of
 * the services, or sorted by the values of the directive. Entries without a group come last.
 *
 * @param modelById - For the subgraphs of a composed schema.
 * @returns Entries by label; `undefined` if they are grouped by kind.
 */
export function groupEntries(
  schema: SchemaModel,
  { groupBy = 'kind', groups }: EntryGrouping,
  modelById: ModelById,
): Map<string, SchemaEntry[]> | undefined {
  const group = groupOf(schema, { groupBy, groups }, modelById);
  if (group === undefined) return undefined;
  const found = new Map<string, SchemaEntry[]>();
  for (const entry of schema.entries) addToList(found, group.of(entry) ?? OTHER, entry);
  const labels = group.order ?? [...found.keys()].sort(compareText);
  return new Map(
    [...labels.filter((label) => label !== OTHER), OTHER].flatMap((label) => {
      const entries = found.get(label);
      return entries === undefined ? [] : [[label, entries] as const];
    }),
  );
}

/** The directive and the argument that entries are grouped by; `undefined` for other values. */
export function groupingDirective(groupBy: string) {
  const [, directive, argument] = /^@(\w+)\((\w+):\)$/.exec(groupBy) ?? [];
  return directive === undefined || argument === undefined ? undefined : { directive, argument };
}

interface Grouping {
  readonly of: (entry: SchemaEntry) => string | undefined;
  /** Labels in order. @default sorted by code unit */
  readonly order?: readonly string[];
}

function groupOf(
  { subgraphs }: SchemaModel,
  { groupBy, groups }: EntryGrouping & { readonly groupBy: string },
  modelById: ModelById,
): Grouping | undefined {
  if (groups !== undefined) return byName(groups);
  const by = groupingDirective(groupBy);
  if (by !== undefined) return byDirective(by, modelById);
  // Only a composed schema has services to group by.
  if (groupBy !== 'service' || subgraphs.length === 0) return undefined;
  const labels = new Map(subgraphs.map(({ id, label }) => [id, label]));
  return {
    of({ subgraphs: [owner, ...others] }) {
      // Definitions with several owners belong to no service.
      const isShared = others.some(({ role }) => role === 'owner');
      return owner === undefined || isShared ? undefined : labels.get(owner.id);
    },
    order: [...labels.values()],
  };
}

function byName(groups: NonNullable<EntryGrouping['groups']>): Grouping {
  const named = groups.map(({ label, names }) => ({
    label,
    patterns: names.map(namePattern),
  }));
  return {
    of: ({ name }) =>
      named.find(({ patterns }) => patterns.some((pattern) => pattern.test(name)))?.label,
    order: groups.map(({ label }) => label),
  };
}

function byDirective(
  { directive, argument }: NonNullable<ReturnType<typeof groupingDirective>>,
  modelById: ModelById,
): Grouping {
  return {
    of(entry) {
      const applied = directivesToGroupBy(entry, modelById).find(({ name }) => name === directive);
      const value = applied?.args.find(({ name }) => name === argument)?.value ?? '';
      // Values are SDL; its strings have the syntax of JSON strings.
      const text = value.startsWith('"') ? String(JSON.parse(value)) : value;
      return text.trim() || undefined;
    },
  };
}

/**
 * The directives of an entry. Composition drops most of those that subgraphs define, so those of a
 * composed schema are followed by its directives in the subgraphs, those of the owner first.
 */
export function directivesToGroupBy(
  { directives, subgraphs, kind, name }: SchemaEntry,
  modelById: ModelById,
): readonly AppliedDirective[] {
  const inSubgraphs = subgraphs.flatMap(({ id }) => {
    const model = modelById(id);
    return (model && entriesByName(model).get(`${kind} ${name}`)?.directives) ?? [];
  });
  return [...directives, ...inSubgraphs];
}

const entriesByName = rememberOf(
  ({ entries }: SchemaModel) =>
    new Map(entries.map((entry) => [`${entry.kind} ${entry.name}`, entry])),
);
