import { buildASTSchema, type GraphQLSchema, OperationTypeNode } from 'graphql';
import type { LoadedSchema } from '../loaded-schema.ts';
import { withTypeNames } from '../with-type-names.ts';
import { newRootNames } from './new-root-names.ts';
import type { SchemaChange } from './schema-change.ts';

/** A change of a root operation type. */
export interface RootChange extends SchemaChange {
  /** Types of whose removal and addition it tells as well. */
  readonly types: readonly string[];
}

/**
 * Compares which types are the root operation types. Where the type itself is added or removed,
 * that says it already.
 */
export function rootChanges(before: GraphQLSchema, after: GraphQLSchema): RootChange[] {
  return Object.values(OperationTypeNode).flatMap((operation): RootChange[] => {
    const old = before.getRootType(operation)?.name;
    const now = after.getRootType(operation)?.name;
    if (old === now) return [];
    if (old !== undefined && now !== undefined) {
      return [
        {
          // Operations may name the type in fragments: another name alone breaks those.
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
 * A version whose root operation types are called as in the next one, so that their fields are compared:
 * see `newRootNames`.
 */
export function withRootsOf(after: LoadedSchema, before: LoadedSchema): LoadedSchema {
  const names = newRootNames(before.complete, after.complete);
  if (names.size === 0) return before;
  const complete = withTypeNames(before.complete, names);
  const schema = buildASTSchema(complete, { assumeValidSDL: true, assumeValid: true });
  return { ...before, document: withTypeNames(before.document, names), complete, schema };
}
