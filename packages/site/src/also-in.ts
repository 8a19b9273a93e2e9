import { addToList } from '@docgen/core/add-to-list';
import type { AlsoIn } from '@docgen/core/page';
import type { SchemaEntry, SchemaModel } from '@docgen/core/schema-model';

/**
 * Finds definitions of one name in several schemas: a type in the combined schema and in each service.
 * What the language and federation define is in every schema and not told.
 *
 * @param schemas - All of a site.
 * @returns A function that gives the other schemas that have a definition, the composed one first.
 */
export function alsoInSchemas(
  schemas: readonly SchemaModel[],
): (entry: SchemaEntry) => readonly AlsoIn[] {
  const places = new Map<string, { readonly entry: SchemaEntry; readonly also: AlsoIn }[]>();
  const composedFirst = [...schemas].sort((a, b) => Number(b.composed) - Number(a.composed));
  for (const { label, entries } of composedFirst) {
    for (const entry of entries) {
      if (entry.builtIn || entry.kind === 'directives' || /^_|__/.test(entry.name)) continue;
      const members = membersOf(entry);
      addToList(places, keyOf(entry), {
        entry,
        also: { label, to: entry.route, ...(members !== undefined && { members }) },
      });
    }
  }
  return (entry) =>
    (places.get(keyOf(entry)) ?? [])
      .filter((place) => place.entry !== entry)
      .map(({ also }) => also);
}

/** Root types have names of their own in each schema, so an operation is found by its kind. */
function keyOf({ section, kind, name }: SchemaEntry): string {
  return section === 'api' ? `${kind} ${name}` : name;
}

function membersOf(entry: SchemaEntry): number | undefined {
  if (entry.kind === 'enums') return entry.values.length;
  if (entry.kind === 'unions') return entry.members.length;
  return 'fields' in entry ? entry.fields.length : undefined;
}
