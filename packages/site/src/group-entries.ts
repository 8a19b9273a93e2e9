import { addToList } from '@docgen/core/add-to-list';
import { compareText } from '@docgen/core/compare-text';
import type { SchemaSidebarItemConfig } from '@docgen/core/config';
import { namePattern } from '@docgen/core/name-pattern';
import type { SchemaEntry, SchemaModel } from '@docgen/core/schema-model';

/** How the entries of a schema are grouped in a sidebar. */
export type EntryGrouping = Pick<SchemaSidebarItemConfig, 'groupBy' | 'groups'>;

/** Label of the group for all other entries. */
const OTHER = 'Other';

/**
 * Groups the entries of a schema as configured. Groups are in the order of the configuration or of
 * the services, or sorted by the values of the directive. Entries without a group come last.
 *
 * @returns Entries by label; `undefined` if they are grouped by kind.
 */
export function groupEntries(
  schema: SchemaModel,
  { groupBy = 'kind', groups }: EntryGrouping,
): Map<string, SchemaEntry[]> | undefined {
  const group = groupOf(schema, groupBy, groups);
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
  groupBy: string,
  groups: EntryGrouping['groups'],
): Grouping | undefined {
  if (groups !== undefined) return byName(groups);
  const by = groupingDirective(groupBy);
  if (by !== undefined) return byDirective(by.directive, by.argument);
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

function byDirective(directive: string, argument: string): Grouping {
  return {
    of({ directives }) {
      const applied = directives.find(({ name }) => name === directive);
      const value = applied?.args.find(({ name }) => name === argument)?.value ?? '';
      // Values are SDL; its strings have the syntax of JSON strings.
      const text = value.startsWith('"') ? String(JSON.parse(value)) : value;
      return text.trim() || undefined;
    },
  };
}
