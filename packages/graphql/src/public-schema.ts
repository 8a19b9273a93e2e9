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
  const document = withoutRest(transformSupergraphToPublicSchema(loaded.document));
  const schema = buildASTSchema(document, { assumeValidSDL: true, assumeValid: true });
  return { ...loaded, composed: false, document, complete: document, schema };
}

/**
 * The transformation removes types that are `@inaccessible`, and leaves them among the members of unions; of a
 * supergraph of federation 1 it leaves the list of subgraphs.
 */
function withoutRest({ definitions: all, ...document }: DocumentNode): DocumentNode {
  const kept = all.filter((node) => !('name' in node && node.name?.value === 'join__Graph'));
  const defined = new Set(kept.map((node) => 'name' in node && node.name?.value));
  const definitions = kept.map((node) =>
    node.kind === Kind.UNION_TYPE_DEFINITION
      ? { ...node, types: node.types?.filter(({ name }) => defined.has(name.value)) }
      : node,
  );
  return { ...document, definitions };
}
