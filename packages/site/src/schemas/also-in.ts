import { addToList } from '@docgen/core/basics/add-to-list';
import { cutList } from '@docgen/core/basics/cut-list';
import type { AlsoIn, OtherSchema } from '@docgen/core/page';
import { MOST_SCHEMAS } from '@docgen/core/schema/other-schemas';
import type { SchemaEntry, SchemaModel } from '@docgen/core/schema-model';

/**
 * Finds definitions of the same name in several schemas, such as a type in the composed schema and
 * in each service. The composed schema comes first, then those that own the definition, then the
 * others in their order. Definitions of the language and of federation are in all schemas, so only
 * the page in the first schema links to all; otherwise, pages would grow with the number of
 * schemas.
 *
 * @param schemas - All schemas of the site.
 * @returns A function that returns the other schemas with a definition.
 */
export function alsoInSchemas(schemas: readonly SchemaModel[]): (entry: SchemaEntry) => AlsoIn {
  const places = new Map<string, Place[]>();
  const ofOwners = routesOfOwners(schemas);
  for (const { label, composed, entries } of schemas) {
    for (const entry of entries) {
      const members = membersOf(entry);
      addToList(places, definitionKey(entry), {
        entry,
        also: { label, to: entry.route, ...(members !== undefined && { members }) },
        rank: placeRank(composed, ofOwners.has(entry.route)),
      });
    }
  }
  for (const list of places.values()) list.sort((a, b) => a.rank - b.rank);
  return (entry) => {
    const [first, ...rest] = places.get(definitionKey(entry)) ?? [];
    if (first === undefined || first.entry === entry) {
      return { schemas: rest.map(({ also }) => also) };
    }
    const others = [first, ...rest.filter((place) => place.entry !== entry)];
    const { shown, rest: cut } = cutList(others, MOST_SCHEMAS);
    return {
      schemas: shown.map(({ also }) => also),
      ...(cut.length > 0 && { all: { to: first.also.to, count: others.length + 1 } }),
    };
  };
}

interface Place {
  readonly entry: SchemaEntry;
  readonly also: OtherSchema;
  /** Lower ranks come first. */
  readonly rank: number;
}

function placeRank(composed: boolean, owner: boolean): number {
  if (composed) return 0;
  return owner ? 1 : 2;
}

/** Routes of definitions in the references of the subgraphs that own them. */
function routesOfOwners(schemas: readonly SchemaModel[]): ReadonlySet<string | undefined> {
  const uses = schemas.flatMap(({ entries }) => entries.flatMap(({ subgraphs }) => subgraphs));
  return new Set(uses.filter(({ role }) => role === 'owner').map(({ to }) => to));
}

/**
 * A name of a definition that is the same in all schemas of the site.
 *
 * Schemas may name their root types and the directives of federation differently. So the key of an
 * operation contains its kind, and that of a directive its name in the specification.
 */
export function definitionKey(entry: SchemaEntry): string {
  if (entry.kind === 'directives') return entry.specified ?? entry.coordinate;
  return entry.section === 'api' ? `${entry.kind} ${entry.name}` : entry.name;
}

function membersOf(entry: SchemaEntry): number | undefined {
  if (entry.kind === 'enums') return entry.values.length;
  if (entry.kind === 'unions') return entry.members.length;
  return 'fields' in entry ? entry.fields.length : undefined;
}
