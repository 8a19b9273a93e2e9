import type { ResolvedComposedSchema } from '@docgen/core/config';
import type { Checked } from '@docgen/core/diagnostic';
import { composeServices } from '@theguild/federation-composition';
import { buildASTSchema } from 'graphql';
import { compositionDiagnostics } from './composition-diagnostics.ts';
import type { LoadedSchema } from './loaded-schema.ts';

/**
 * Composes subgraphs into one schema by the rules of Apollo Federation.
 *
 * @param config - Names the subgraphs that take part.
 * @param subgraphs - Loaded schemas; those that do not take part are passed over.
 * @returns The supergraph, or `undefined` and one `composition-error` for each conflict.
 */
export function composeSupergraph({
  config,
  subgraphs,
}: {
  config: ResolvedComposedSchema;
  subgraphs: readonly LoadedSchema[];
}): Checked<LoadedSchema | undefined> {
  const taking = subgraphs.filter(({ id }) => config.subgraphs.includes(id));
  const result = composeServices(
    taking.map(({ id, document }) => ({ name: id, typeDefs: document })),
  );
  if (result.errors !== undefined) {
    return { value: undefined, diagnostics: compositionDiagnostics(result.errors, taking) };
  }
  const document = result.supergraphDocumentNode;
  return {
    value: {
      id: config.id,
      composed: true,
      document,
      schema: buildASTSchema(document, { assumeValidSDL: true }),
      sources: [],
    },
    diagnostics: [],
  };
}
