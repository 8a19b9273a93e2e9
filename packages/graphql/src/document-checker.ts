import type { Diagnostic } from '@docgen/core/diagnostic';
import { didYouMean } from '@docgen/core/did-you-mean';
import { transformSupergraphToPublicSchema } from '@theguild/federation-composition';
import { buildASTSchema, type GraphQLSchema } from 'graphql';
import type { EmbeddedDocument } from './check-document.ts';
import { checkDocument } from './check-document.ts';
import type { LoadedSchema } from './loaded-schema.ts';

/**
 * Makes the checker of documents that stand in pages. The public schemas are
 * built when the first document asks for them.
 *
 * @returns A function that gives the diagnostics of a document: those of
 * `checkDocument`, or `unknown-schema`.
 */
export function createDocumentChecker(
  schemas: readonly LoadedSchema[],
): (document: EmbeddedDocument) => Diagnostic[] {
  const built = new Map<string, GraphQLSchema>();
  const schemaOf = (id: string): GraphQLSchema | undefined => {
    const known = built.get(id);
    if (known !== undefined) return known;
    const loaded = schemas.find((schema) => schema.id === id);
    if (loaded === undefined) return undefined;
    const schema = publicSchema(loaded);
    built.set(id, schema);
    return schema;
  };
  return (document) => {
    const schema = schemaOf(document.schema);
    if (schema !== undefined) return checkDocument(document, schema);
    const ids = schemas.map(({ id }) => id);
    const { place, source } = document;
    return [
      {
        code: 'unknown-schema',
        severity: 'error',
        message: `The fence names the schema "${document.schema}", which does not exist.`,
        hint: didYouMean(document.schema, ids) ?? `The schemas are: ${ids.join(', ') || 'none'}.`,
        place: { file: place.file, line: (place.line ?? 2) - 1 },
        source,
      },
    ];
  };
}

/**
 * The schema that clients see: of a supergraph without what is `@inaccessible`
 * and without the machinery of federation, of any other schema all of it.
 */
function publicSchema({ composed, document, schema }: LoadedSchema): GraphQLSchema {
  if (!composed) return schema;
  return buildASTSchema(transformSupergraphToPublicSchema(document), { assumeValidSDL: true });
}
