import type { CoordinateNode } from '../definitions-by-coordinate.ts';
import { deprecationOf } from './deprecation-of.ts';
import type { SchemaChange } from './schema-change.ts';

/**
 * Says of a removal whether it was announced by a deprecation. It breaks operations all the same.
 *
 * @param before - Definitions of the old version, by coordinate.
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
