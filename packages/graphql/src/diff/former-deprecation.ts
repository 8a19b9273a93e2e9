import type { CoordinateNode } from '../nodes/definitions-by-coordinate.ts';
import { deprecationOf } from './deprecation-of.ts';
import type { SchemaChange } from './schema-change.ts';

/**
 * Adds a former deprecation to a removal: its reason, and a sentence to the message. The
 * criticality is kept, because removing a deprecated definition still breaks operations.
 *
 * @param before - Definitions of the earlier version by coordinate.
 * @returns The same change if it is not a removal, or if the definition was not deprecated.
 */
export function withFormerDeprecation(
  change: SchemaChange,
  before: ReadonlyMap<string, CoordinateNode>,
): SchemaChange {
  const node = /_REMOVED/.test(change.type) ? before.get(change.coordinate) : undefined;
  const deprecation = node && deprecationOf(node);
  if (deprecation === undefined) return change;
  const told = deprecation === '' ? 'It was deprecated.' : `It was deprecated: ${deprecation}`;
  return { ...change, message: `${change.message} ${told}`, deprecation };
}
