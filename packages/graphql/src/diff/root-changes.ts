import { type GraphQLSchema, OperationTypeNode } from 'graphql';
import { derivedSchema } from '../load/build-schema.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { withTypeNames } from '../nodes/with-type-names.ts';
import { newRootNames } from './new-root-names.ts';
import type { SchemaChange } from './schema-change.ts';

/** A change of a root operation type. */
export interface RootChange extends SchemaChange {
  /** Names of types whose removal or addition is part of this change. */
  readonly types: readonly string[];
}

/**
 * Compares which types are the root operation types. A root type that was itself added or removed
 * is left out, because that is a change of its own.
 */
export function rootChanges(before: GraphQLSchema, after: GraphQLSchema): RootChange[] {
  return Object.values(OperationTypeNode).flatMap((operation): RootChange[] => {
    const old = before.getRootType(operation)?.name;
    const now = after.getRootType(operation)?.name;
    if (old === now) return [];
    if (old !== undefined && now !== undefined) {
      return [
        {
          // Even a new name alone breaks operations with fragments on the type.
          criticality: 'breaking',
          type: 'ROOT_TYPE_CHANGED',
          coordinate: now,
          message: `The ${operation} type changed from ${old} to ${now}.`,
          types: [old, now],
        },
      ];
    }
    if (old !== undefined && after.getType(old) !== undefined) {
      return [
        {
          criticality: 'breaking',
          type: 'ROOT_TYPE_REMOVED',
          coordinate: old,
          message: `${old} is no longer the ${operation} type.`,
          types: [],
        },
      ];
    }
    if (now !== undefined && before.getType(now) !== undefined) {
      return [
        {
          criticality: 'safe',
          type: 'ROOT_TYPE_ADDED',
          coordinate: now,
          message: `${now} is the ${operation} type now.`,
          types: [],
        },
      ];
    }
    return [];
  });
}

/**
 * Renames the root operation types of the earlier version to their names in the later one, so that
 * their fields can be compared; see `newRootNames`.
 *
 * @returns The version itself if none was renamed.
 */
export function withRootsOf(after: LoadedSchema, before: LoadedSchema): LoadedSchema {
  const names = newRootNames(before.complete, after.complete);
  if (names.size === 0) return before;
  const complete = withTypeNames(before.complete, names);
  const schema = derivedSchema(complete);
  return { ...before, document: withTypeNames(before.document, names), complete, schema };
}
