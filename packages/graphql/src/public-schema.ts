import { transformSupergraphToPublicSchema } from '@theguild/federation-composition';
import { buildASTSchema, type GraphQLSchema } from 'graphql';
import type { LoadedSchema } from './loaded-schema.ts';

/**
 * The schema that clients see: of a supergraph without what is `@inaccessible`
 * and without the machinery of federation, of any other schema all of it.
 */
export function publicSchema({ composed, document, schema }: LoadedSchema): GraphQLSchema {
  if (!composed) return schema;
  const visible = transformSupergraphToPublicSchema(document);
  return buildASTSchema(visible, { assumeValidSDL: true, assumeValid: true });
}
