import type { Description, SchemaEntry } from '@docgen/core/schema-model';
import { partsOf } from './parts-of.ts';

/**
 * Every description on an entry's page: its own, then those of members and arguments in the order
 * that they are shown in. Each may have the place that its links are reported at.
 */
export function descriptionsOf(entry: SchemaEntry): Description[] {
  return partsOf(entry).flatMap(({ description }) => description ?? []);
}
