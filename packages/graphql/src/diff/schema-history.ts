import { type DocumentNode, print } from 'graphql';
import {
  type CoordinateNode,
  definitionsByCoordinate,
} from '../nodes/definitions-by-coordinate.ts';
import { withTypeNames } from '../nodes/with-type-names.ts';
import { newRootNames } from './new-root-names.ts';

/** The names of the versions in which definitions were added and changed, by coordinate. */
export type SchemaHistory = ReadonlyMap<string, VersionLabels>;

interface VersionLabels {
  readonly added?: string;
  readonly changed?: string;
}

/** A version of a schema. */
export interface SchemaVersion {
  /** Name of the version, as readers see it. */
  readonly label: string;
  readonly document: DocumentNode;
}

/**
 * Finds the version in which each definition was added, and the last one in which the type of a
 * member changed. Nothing was added in the oldest version; definitions that no version contains yet
 * have no history. A definition that was removed and is back counts as added when it came back.
 *
 * @param versions - The oldest first.
 * @param current - The schema as it is now, whose names of root operation types are used.
 */
export function schemaHistory(
  versions: Iterable<SchemaVersion>,
  current: DocumentNode,
): SchemaHistory {
  const history = new Map<string, VersionLabels>();
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
