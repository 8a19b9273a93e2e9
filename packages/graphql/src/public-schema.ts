import { transformSupergraphToPublicSchema } from '@theguild/federation-composition';
import { buildASTSchema, type DocumentNode, type GraphQLSchema, Kind } from 'graphql';
import type { LoadedSchema } from './loaded-schema.ts';

/**
 * The schema that clients see: of a supergraph without what is `@inaccessible`
 * and without the machinery of federation, of any other schema all of it.
 */
export function publicSchema(loaded: LoadedSchema): GraphQLSchema {
  return publicPart(loaded).schema;
}

/** The same with its document. */
export function publicPart(loaded: LoadedSchema): LoadedSchema {
  if (!loaded.composed) return loaded;
  const document = withoutLostMembers(transformSupergraphToPublicSchema(loaded.document));
  const schema = buildASTSchema(document, { assumeValidSDL: true, assumeValid: true });
  return { ...loaded, composed: false, document, complete: document, schema };
}

/** The transformation removes types that are `@inaccessible`, and leaves them among the members of unions. */
function withoutLostMembers(document: DocumentNode): DocumentNode {
  const defined = new Set(document.definitions.map((node) => 'name' in node && node.name?.value));
  const definitions = document.definitions.map((node) =>
    node.kind === Kind.UNION_TYPE_DEFINITION
      ? { ...node, types: node.types?.filter(({ name }) => defined.has(name.value)) }
      : node,
  );
  return { ...document, definitions };
}
