import type { Diagnostic } from '@docgen/core/diagnostic';
import type { SourceText } from '@docgen/core/sources/source-text';
import { nearestNames } from '@docgen/core/strings/did-you-mean';
import { type GraphQLSchema, isObjectType } from 'graphql';
import { rootTypesOf } from '../nodes/root-types.ts';

/**
 * The object type that is probably meant to be `Query`, because its name differs in one letter or in
 * the case.
 */
export function mistypedQuery(schema: GraphQLSchema): string | undefined {
  if (schema.getQueryType() != null) return undefined;
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
  const [name] = nearestNames(
    'Query',
    objects.map((type) => type.name),
    1,
    1,
  );
  return name;
}

/**
 * Whether a schema is a library of types for other schemas, which needs no queries: it has no
 * operations, and nothing looks as if they were mistyped.
 */
export function isLibrary(schema: GraphQLSchema): boolean {
  return rootTypesOf(schema).size === 0 && mistypedQuery(schema) === undefined;
}

/** Creates the warning about a schema without operations, whose files may be incomplete. */
export function withoutOperations(sources: readonly SourceText[]): Diagnostic[] {
  return sources.slice(0, 1).map(({ file }) => ({
    code: 'no-operations',
    severity: 'warning',
    message: 'The schema has no operations: neither `Query` nor another root type is defined.',
    hint: "Add the file that defines them to the `path` of the schema, or name the root types in `schema { query: … }`. If it is a library of types for other schemas, set `strictness: 'lenient'`.",
    place: { file },
  }));
}
