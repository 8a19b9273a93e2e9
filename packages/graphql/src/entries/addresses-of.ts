import { anchorOf, fragmentOf } from '@docgen/core/schema/anchors';
import type { SchemaModel } from '@docgen/core/schema-model';
import { partsOf } from './descriptions-of.ts';

/**
 * The addresses of all definitions, members and arguments of a schema, by coordinate. Those of the
 * root types are on its start page.
 */
export function addressesOf({
  route,
  definition,
  entries,
}: Pick<SchemaModel, 'route' | 'definition' | 'entries'>): ReadonlyMap<string, string> {
  return new Map([
    ...definition.roots.map(
      ({ coordinate }) => [coordinate, `${route}#${anchorOf(coordinate)}`] as const,
    ),
    ...entries.flatMap((entry) =>
      partsOf(entry).map(
        ({ coordinate }) =>
          [coordinate, entry.route + fragmentOf(coordinate, entry.coordinate)] as const,
      ),
    ),
  ]);
}
