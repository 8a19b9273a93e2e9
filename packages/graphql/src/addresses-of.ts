import { fragmentOf } from '@docgen/core/anchors';
import type { SchemaEntry } from '@docgen/core/schema-model';
import { partsOf } from './descriptions-of.ts';

/** The addresses of all definitions, members and arguments of a schema, by coordinate. */
export function addressesOf(entries: readonly SchemaEntry[]): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap((entry) =>
      partsOf(entry).map(({ coordinate }) => [
        coordinate,
        entry.route + fragmentOf(coordinate, entry.coordinate),
      ]),
    ),
  );
}
