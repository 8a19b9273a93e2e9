import { fragmentOf } from './anchors.ts';
import type { Description, Documented, SchemaEntry, SchemaModel } from './schema-model.ts';
import { joinRoute } from './url.ts';

/** Something that should not be used any more. */
export interface DeprecatedThing {
  readonly coordinate: string;
  /** Address of its place on the page that shows it. */
  readonly to: string;
  /** Empty where none is given. */
  readonly reason: Description;
}

/** All that a schema deprecates, in the order of its entries. */
export function deprecationsOf({ entries }: Pick<SchemaModel, 'entries'>): DeprecatedThing[] {
  return entries.flatMap((entry) =>
    [entry, ...membersOf(entry)].flatMap(({ coordinate, deprecated }) => {
      if (deprecated === undefined) return [];
      const to = entry.route + fragmentOf(coordinate, entry.coordinate);
      return [{ coordinate, to, reason: deprecated }];
    }),
  );
}

/** Route of the page that lists all that a schema deprecates; there is none where it deprecates nothing. */
export function deprecationsRoute({ route }: Pick<SchemaModel, 'route'>): string {
  return joinRoute(route, 'deprecations');
}

function membersOf(entry: SchemaEntry): Documented[] {
  if ('field' in entry) return [...entry.field.args];
  if ('args' in entry) return [...entry.args];
  if ('values' in entry) return [...entry.values];
  if (!('fields' in entry)) return [];
  return entry.fields.flatMap((field) => ('args' in field ? [field, ...field.args] : [field]));
}
