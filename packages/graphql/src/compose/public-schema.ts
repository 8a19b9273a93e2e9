import { transformSupergraphToPublicSchema } from '@theguild/federation-composition';
import { type DocumentNode, type GraphQLSchema, Kind } from 'graphql';
import { derivedSchema } from '../load/build-schema.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';

/**
 * The schema that clients see: a supergraph without definitions that are `@inaccessible` or only
 * serve federation; any other schema as a whole.
 */
export function publicSchema(loaded: LoadedSchema): GraphQLSchema {
  return publicPart(loaded).schema;
}

/** The same, with its document. */
export function publicPart(loaded: LoadedSchema): LoadedSchema {
  if (!loaded.composed) return loaded;
  const document = withoutRest(transformSupergraphToPublicSchema(loaded.document), loaded.document);
  const schema = derivedSchema(document);
  return { ...loaded, composed: false, document, complete: document, schema };
}

/** The list of subgraphs, and scalars of directives that the transformation removes. */
const LEFT_OVER = /^(join__Graph|federation__(Scope|Policy|FieldSet))$/;

/**
 * Completes the transformation of `@theguild/federation-composition`. It removes types that are
 * `@inaccessible`, but keeps them as members of unions. It keeps the list of subgraphs in
 * federation 1, and scalars that Apollo's composition copies from the specification. It removes the
 * schema definition, although root types may have names other than `Query` and `Mutation`.
 */
function withoutRest(
  { definitions: all, ...document }: DocumentNode,
  whole: DocumentNode,
): DocumentNode {
  const kept = all.filter((node) => !('name' in node && LEFT_OVER.test(node.name?.value ?? '')));
  const defined = new Set(kept.map((node) => 'name' in node && node.name?.value));
  const roots = whole.definitions.flatMap((node) => {
    if (node.kind !== Kind.SCHEMA_DEFINITION) return [];
    const operationTypes = node.operationTypes.filter(({ type }) => defined.has(type.name.value));
    return [{ ...node, directives: [], operationTypes }];
  });
  const definitions = kept.map((node) =>
    node.kind === Kind.UNION_TYPE_DEFINITION
      ? { ...node, types: node.types?.filter(({ name }) => defined.has(name.value)) }
      : node,
  );
  return { ...document, definitions: [...roots, ...definitions] };
}
