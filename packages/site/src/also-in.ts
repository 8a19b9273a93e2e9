import { addToList } from '@docgen/core/add-to-list';
import { MOST_SCHEMAS } from '@docgen/core/other-schemas';
import type { AlsoIn, OtherSchema } from '@docgen/core/page';
import type { SchemaEntry, SchemaModel } from '@docgen/core/schema-model';

/**
 * Finds definitions of one name in several schemas: a type in the combined schema and in each service.
 * What the language and federation define is told as all else, so that pages of it do not grow with
 * the number of schemas, only the first of them leads to all.
 *
 * @param schemas - All of a site.
 * @returns A function that gives the other schemas that have a definition.
 */
export function alsoInSchemas(schemas: readonly SchemaModel[]): (entry: SchemaEntry) => AlsoIn {
  const places = new Map<string, { readonly entry: SchemaEntry; readonly also: OtherSchema }[]>();
  const composedFirst = [...schemas].sort((a, b) => Number(b.composed) - Number(a.composed));
  for (const { label, entries } of composedFirst) {
    for (const entry of entries) {
      const members = membersOf(entry);
      addToList(places, keyOf(entry), {
        entry,
        also: { label, to: entry.route, ...(members !== undefined && { members }) },
      });
    }
  }
  return (entry) => {
    const [first, ...rest] = places.get(keyOf(entry)) ?? [];
    if (first === undefined || first.entry === entry) {
      return { schemas: rest.map(({ also }) => also) };
    }
    const others = [first, ...rest.filter((place) => place.entry !== entry)];
    const named = others.slice(0, MOST_SCHEMAS).map(({ also }) => also);
    const count = others.length - named.length;
    return { schemas: named, ...(count > 0 && { more: { to: first.also.to, count } }) };
  };
}

/** Root types have names of their own in each schema, so an operation is found by its kind. */
function keyOf({ section, kind, name }: SchemaEntry): string {
  if (kind === 'directives') return `@${name}`;
  return section === 'api' ? `${kind} ${name}` : name;
}

function membersOf(entry: SchemaEntry): number | undefined {
  if (entry.kind === 'enums') return entry.values.length;
  if (entry.kind === 'unions') return entry.members.length;
  return 'fields' in entry ? entry.fields.length : undefined;
}
