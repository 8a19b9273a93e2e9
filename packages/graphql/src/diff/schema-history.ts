import type { Documented } from '@docgen/core/schema-model';
import { type DocumentNode, print } from 'graphql';
import { type CoordinateNode, definitionsByCoordinate } from '../definitions-by-coordinate.ts';
import { withTypeNames } from '../with-type-names.ts';
import { newRootNames } from './new-root-names.ts';

/** What is known of the past of a schema's definitions, by coordinate. */
export type SchemaHistory = ReadonlyMap<string, NonNullable<Documented['since']>>;

/** A version of a schema. */
export interface SchemaVersion {
  readonly label: string;
  readonly document: DocumentNode;
}

/**
 * Finds out in which version definitions were added, and in which the types of members changed last.
 * What the oldest version has already, and what no version has yet, is said nothing of.
 *
 * @param versions - The oldest first.
 * @param current - The schema as it is now. Its root operation types may have had other names.
 */
export function schemaHistory(
  versions: readonly SchemaVersion[],
  current: DocumentNode,
): SchemaHistory {
  const history = new Map<string, NonNullable<Documented['since']>>();
  let before: ReadonlyMap<string, CoordinateNode> | undefined;
  for (const { label, document } of versions) {
    const renamed = withTypeNames(document, newRootNames(document, current));
    const now = definitionsByCoordinate(renamed);
    if (before !== undefined) {
      for (const [coordinate, node] of now) {
        const previous = before.get(coordinate);
        if (previous === undefined) history.set(coordinate, { added: label });
        else if (typeOf(previous) !== typeOf(node)) {
          history.set(coordinate, { ...history.get(coordinate), changed: label });
        }
      }
    }
    before = now;
  }
  return history;
}

function typeOf(node: CoordinateNode): string | undefined {
  return 'type' in node ? print(node.type) : undefined;
}
