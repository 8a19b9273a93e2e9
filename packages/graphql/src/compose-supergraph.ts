import type { HideConfig, ResolvedComposedSchema } from '@docgen/core/config';
import type { Checked } from '@docgen/core/diagnostic';
import { type CompositionResult, composeServices } from '@theguild/federation-composition';
import { buildASTSchema, type DocumentNode, type GraphQLSchema } from 'graphql';
import { canonicalFederation } from './canonical-federation.ts';
import { compositionDiagnostics, failedComposition } from './composition-diagnostics.ts';
import { soundDocument } from './lenient/sound-document.ts';
import type { LoadedSchema } from './loaded-schema.ts';
import { hiddenByDirective } from './visibility/visible-schema.ts';
import { withDefaultRoots } from './with-default-roots.ts';
import { withoutOwnDirectives } from './without-own-directives.ts';

/**
 * Composes subgraphs into one schema by the rules of Apollo Federation.
 *
 * @param config - Names the subgraphs that take part.
 * @param hide - What directives hide in subgraphs, composition may not know; it is taken over.
 * @param subgraphs - Loaded schemas; those that do not take part are passed over.
 * @returns The supergraph, or `undefined` and one `composition-error` for each conflict.
 */
export function composeSupergraph({
  config,
  subgraphs,
  hide = {},
}: {
  config: ResolvedComposedSchema;
  subgraphs: readonly LoadedSchema[];
  hide?: HideConfig;
}): Checked<LoadedSchema | undefined> {
  const taking = subgraphs.filter(({ id }) => config.subgraphs.includes(id));
  const result = compose(taking);
  if (result instanceof Error) {
    return { value: undefined, diagnostics: [failedComposition(result, taking)] };
  }
  if (result.errors !== undefined) {
    return { value: undefined, diagnostics: compositionDiagnostics(result.errors, taking) };
  }
  const document = result.supergraphDocumentNode;
  const schema = schemaOf(document);
  if (schema instanceof Error) {
    return { value: undefined, diagnostics: [failedComposition(schema, taking)] };
  }
  return {
    value: {
      id: config.id,
      composed: true,
      document,
      complete: document,
      schema,
      sources: [],
      hidden: taking.flatMap((subgraph) => hiddenByDirective(subgraph, hide)),
      examples: taking.flatMap(({ examples }) => examples),
      errors: taking.flatMap(({ errors }) => errors),
    },
    diagnostics: [],
  };
}

/** @returns What is wrong with a supergraph that uses what composition leaves out of it. */
function schemaOf(document: DocumentNode): GraphQLSchema | Error {
  try {
    return buildASTSchema(document, { assumeValidSDL: true });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** @returns What the library throws, which it does for some names and for what it does not know of. */
function compose(subgraphs: readonly LoadedSchema[]): CompositionResult | Error {
  try {
    return composeServices(
      subgraphs.map((subgraph) => ({
        name: subgraph.id,
        typeDefs: canonicalFederation(
          withoutOwnDirectives(
            withDefaultRoots(
              subgraph.mended ? soundDocument(subgraph) : subgraph.document,
              subgraph.schema,
            ),
          ),
        ),
      })),
    );
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
