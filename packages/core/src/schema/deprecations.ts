import { joinRoute } from '../addresses/url.ts';
import { rememberOf } from '../basics/remember.ts';
import type { Description, Documented, SchemaEntry, SchemaModel } from '../schema-model.ts';
import { fragmentOf } from './anchors.ts';

/** A deprecated definition, member or argument. */
export interface DeprecatedThing {
  readonly coordinate: string;
  /** Address of it on the page that shows it, with a fragment for a member or argument. */
  readonly to: string;
  /** Empty if none is given. */
  readonly reason: Description;
}

/**
 * Everything that a schema deprecates, in the order of its entries. Remembered, because its start
 * page, sidebar and routes ask for it.
 */
export const deprecationsOf: (schema: Pick<SchemaModel, 'entries'>) => readonly DeprecatedThing[] =
  rememberOf(({ entries }) =>
    entries.flatMap((entry) =>
      [entry, ...membersOf(entry)].flatMap(({ coordinate, deprecated }) => {
        if (deprecated === undefined) return [];
        const to = entry.route + fragmentOf(coordinate, entry.coordinate);
        return [{ coordinate, to, reason: deprecated }];
      }),
    ),
  );

/** Text of the link to the page that lists everything a schema deprecates. */
export const ALL_DEPRECATIONS = 'All deprecations on one page';

/**
 * Route of the page that lists everything a schema deprecates. A schema without any has no such
 * page.
 */
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
