import { addToList } from '@docgen/core/add-to-list';
import { cutList } from '@docgen/core/cut-list';
import { MOST_SCHEMAS } from '@docgen/core/other-schemas';
import type { AlsoIn, OtherSchema } from '@docgen/core/page';
import type { SchemaEntry, SchemaModel } from '@docgen/core/schema-model';

/**
 * Finds definitions of one name in several schemas: a type in the combined schema and in each service.
 * What the language and federation define is told as all else, so that pages of it do not grow with
 * the number of schemas, only the first of them leads to all. The composed schema comes first, then
 * those that own the definition, then the others in their order.
 *
 * @param schemas - All of a site.
 * @returns A function that gives the other schemas that have a definition.
 */
export function alsoInSchemas(schemas: readonly SchemaModel[]): (entry: SchemaEntry) => AlsoIn {
  const places = new Map<string, Place[]>();
  const ofOwners = routesOfOwners(schemas);
  for (const { label, composed, entries } of schemas) {
    for (const entry of entries) {
      const members = membersOf(entry);
      addToList(places, keyOf(entry), {
        entry,
        also: { label, to: entry.route, ...(members !== undefined && { members }) },
        rank: placeRank(composed, ofOwners.has(entry.route)),
      });
    }
  }
  for (const list of places.values()) list.sort((a, b) => a.rank - b.rank);
  return (entry) => {
    const [first, ...rest] = places.get(keyOf(entry)) ?? [];
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
  /** Lower ones come first. */
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
 * Root types have names of their own in each schema, so an operation is found by its kind, as a directive
 * of federation by its name in the specification.
 */
function keyOf(entry: SchemaEntry): string {
  if (entry.kind === 'directives') return entry.specified ?? entry.coordinate;
  return entry.section === 'api' ? `${entry.kind} ${entry.name}` : entry.name;
}

function membersOf(entry: SchemaEntry): number | undefined {
  if (entry.kind === 'enums') return entry.values.length;
  if (entry.kind === 'unions') return entry.members.length;
  return 'fields' in entry ? entry.fields.length : undefined;
}
