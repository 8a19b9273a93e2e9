import type { HideConfig, ResolvedComposedSchema } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { type CompositionResult, composeServices } from '@theguild/federation-composition';
import { buildASTSchema, type DocumentNode, type GraphQLError, type GraphQLSchema } from 'graphql';
import { canonicalFederation } from './canonical-federation.ts';
import { compositionDiagnostics, failedComposition } from './composition-diagnostics.ts';
import { withConnectedKeys } from './connectors.ts';
import { withGeneralTypes } from './general-types.ts';
import { asWarnings } from './lenient/as-warnings.ts';
import { soundDocument } from './lenient/sound-document.ts';
import type { LoadedSchema } from './loaded-schema.ts';
import { unknownSubgraphs } from './unknown-subgraphs.ts';
import { hiddenIn } from './visibility/visible-schema.ts';
import { withDefaultRoots } from './with-default-roots.ts';
import { withEnumDefaults } from './with-enum-defaults.ts';
import { withExtensions } from './with-extensions.ts';
import { withoutOwnDirectives } from './without-own-directives.ts';

/**
 * Composes subgraphs into one schema by the rules of Apollo Federation.
 *
 * @param config - Names the subgraphs that take part.
 * @param hide - What is hidden in subgraphs, composition may not know; it is taken over.
 * @param subgraphs - Loaded schemas; those that do not take part are passed over.
 * @returns The supergraph, or `undefined` and one `composition-error` for each conflict. That gateways
 *   find no way to a field is a warning where a subgraph is lenient or has connectors; so is an
 *   `@override` that names no subgraph, `unknown-subgraph`.
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
  const failed = (diagnostics: readonly Diagnostic[]) => ({ value: undefined, diagnostics });
  const strict = compose(taking);
  const found = unreachableIn(strict);
  const unreachable = found.filter((error) => !isAboutRoot(error));
  const isComposable = unreachable.length === 0 || isForOthersToJudge(taking);
  const result =
    found.length > 0 && isComposable
      ? compose(taking, { disableValidationRules: ['SatisfiabilityRule'] })
      : strict;
  if (result instanceof Error) return failed([failedComposition(result, taking)]);
  if (result.errors !== undefined) return failed(compositionDiagnostics(result.errors, taking));
  const composed = withEnumDefaults(result.supergraphDocumentNode);
  const built = schemaOf(composed);
  if (built instanceof Error) return failed([failedComposition(built, taking)]);
  const document = withGeneralTypes(withExtensions(composed, built, taking), built, taking);
  const schema = document === composed ? built : buildASTSchema(document, { assumeValidSDL: true });
  return {
    value: {
      id: config.id,
      composed: true,
      document,
      complete: document,
      schema,
      ...takenOver(taking, hide),
    },
    diagnostics: [
      ...asWarnings(compositionDiagnostics(unreachable, taking)),
      ...unknownSubgraphs(taking),
    ],
  };
}

/** What a supergraph has of its subgraphs, beside what composition makes of them. */
export function takenOver(
  subgraphs: readonly LoadedSchema[],
  hide: HideConfig,
): Pick<LoadedSchema, 'sources' | 'hidden' | 'examples' | 'errors'> {
  return {
    sources: [],
    hidden: subgraphs.flatMap((subgraph) => hiddenIn(subgraph, hide)),
    examples: subgraphs.flatMap(({ examples }) => examples),
    errors: subgraphs.flatMap(({ errors }) => errors),
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

/** The mistakes of subgraphs that compose but for fields to which a gateway finds no way; none otherwise. */
function unreachableIn(result: CompositionResult | Error): readonly GraphQLError[] {
  const errors = result instanceof Error ? [] : (result.errors ?? []);
  return errors.every(({ extensions }) => extensions.code === 'SATISFIABILITY_ERROR') ? errors : [];
}

/** Whether a field is out of reach because a root type has no `@key`, of which a gateway needs none. */
function isAboutRoot({ message }: GraphQLError): boolean {
  return /because type "(?:Query|Mutation|Subscription)" has no @key/.test(message);
}

/** Whether gateways may know other ways: by connectors, or because somebody else publishes the schemas. */
function isForOthersToJudge(subgraphs: readonly LoadedSchema[]): boolean {
  return subgraphs.some(({ lenient, connected }) => lenient || connected !== undefined);
}

/** @returns What the library throws, which it does for some names and for what it does not know of. */
function compose(
  subgraphs: readonly LoadedSchema[],
  options: Parameters<typeof composeServices>[1] = {},
): CompositionResult | Error {
  try {
    return composeServices(
      subgraphs.map((subgraph) => ({
        name: subgraph.id,
        typeDefs: composable(subgraph),
      })),
      options,
    );
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** A subgraph's document as the library that composes takes it. */
function composable(subgraph: LoadedSchema): DocumentNode {
  const sound = subgraph.mended ? soundDocument(subgraph) : subgraph.document;
  const rooted = withDefaultRoots(sound, subgraph.schema);
  const connected = withConnectedKeys(rooted, subgraph.connected ?? new Set());
  return canonicalFederation(withoutOwnDirectives(connected));
}
