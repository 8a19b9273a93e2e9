import type { ResolvedComposedSchema, Visibility } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { SourceText } from '@docgen/core/sources/source-text';
import { type CompositionResult, composeServices } from '@theguild/federation-composition';
import { buildASTSchema, type DocumentNode, type GraphQLError, type GraphQLSchema } from 'graphql';
import { canonicalFederation } from '../federation/canonical-federation.ts';
import { withConnectedKeys } from '../federation/connectors.ts';
import { isSupergraph } from '../federation/is-federated.ts';
import { asWarnings } from '../lenient/as-warnings.ts';
import type { ErrorSource } from '../load/error-source.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { allMarked } from '../load/marks.ts';
import { withDefaultRoots } from '../nodes/with-default-roots.ts';
import { isAllReachable } from '../reachability/all-reachable.ts';
import { isSearchLong, withoutReachable } from '../reachability/without-reachable.ts';
import { markedIn } from '../visibility/marked-in.ts';
import {
  composedOtherwise,
  composedTwice,
  compositionDiagnostics,
  failedComposition,
} from './composition-diagnostics.ts';
import { withGeneralTypes } from './general-types.ts';
import { hiddenAfterAll } from './hidden-after-all.ts';
import { hiddenInSubgraphs } from './hidden-in-subgraphs.ts';
import { isSharedAfterAll } from './sharing-conflict.ts';
import { soundDocument } from './sound-document.ts';
import { unknownSubgraphs } from './unknown-subgraphs.ts';
import { withDirectiveTexts } from './with-directive-texts.ts';
import { withEnumDefaults } from './with-enum-defaults.ts';
import { withExtensions } from './with-extensions.ts';
import { withExternalJoins } from './with-external-joins.ts';
import { withoutOwnDirectives } from './without-own-directives.ts';

/**
 * Composes subgraphs into one schema by the rules of Apollo Federation.
 *
 * @param config - Names the subgraphs to compose.
 * @param visibility - Determines which definitions of subgraphs are shown and hidden. The supergraph
 *   records them, because composition may not keep the directives that mark them.
 * @param subgraphs - Loaded schemas; those that `config` does not name are ignored.
 * @param examples - Operations to be shown as examples; `buildSchemaModel` checks them.
 * @returns The supergraph, or `undefined` and one `composition-error` for each conflict, or instead
 *   for each subgraph that is a supergraph itself, or that another specification composes. A field
 *   that gateways cannot reach is only a warning if a subgraph is lenient or has connectors. An
 *   `@override` that names an unknown subgraph is a warning, too, `unknown-subgraph`.
 */
export function composeSupergraph({
  config,
  subgraphs,
  visibility = {},
  examples = [],
}: {
  config: Pick<ResolvedComposedSchema, 'id' | 'subgraphs'>;
  subgraphs: readonly LoadedSchema[];
  visibility?: Visibility;
  examples?: readonly SourceText[];
}): Checked<LoadedSchema | undefined> {
  const taking = subgraphs.filter(({ id }) => config.subgraphs.includes(id));
  const failed = (diagnostics: readonly Diagnostic[]) => ({ value: undefined, diagnostics });
  const strict = compose(taking, true);
  const found = unreachableIn(strict);
  const unreachable = found.filter((error) => !isAboutRoot(error));
  const isComposable = unreachable.length === 0 || isForOthersToJudge(taking);
  const result = found.length > 0 && isComposable ? compose(taking, false) : strict;
  if (result instanceof Error) return failed([failedComposition(result, taking)]);
  if (result.errors !== undefined) {
    const supergraphs = taking.filter(({ document }) => isSupergraph(document));
    if (supergraphs.length > 0) return failed(supergraphs.map(composedTwice));
    const others = taking.flatMap(composedOtherwise);
    if (others.length > 0) return failed(others);
    // A wrong name in `@override` leaves the field in two subgraphs, which is an error of its own.
    return failed([...compositionDiagnostics(result.errors, taking), ...unknownSubgraphs(taking)]);
  }
  const composed = withDirectiveTexts(withEnumDefaults(result.supergraphDocumentNode), taking);
  const built = schemaOf(composed);
  if (built instanceof Error) return failed([failedComposition(built, taking)]);
  const told = withExternalJoins(withExtensions(composed, taking), taking);
  const document = withGeneralTypes(told, built, taking);
  const schema = document === composed ? built : buildASTSchema(document, { assumeValidSDL: true });
  return {
    value: {
      id: config.id,
      composed: true,
      document,
      complete: document,
      schema,
      examples,
      ...takenOver(taking, visibility),
    },
    diagnostics: [
      ...asWarnings(compositionDiagnostics(unreachable, taking)),
      ...unknownSubgraphs(taking),
    ],
  };
}

/** What a supergraph takes from its subgraphs, in addition to the result of composition. */
export function takenOver(
  subgraphs: readonly LoadedSchema[],
  visibility: Visibility,
): Pick<LoadedSchema, 'sources' | 'marks' | 'examplesOfSubgraphs' | 'errors'> {
  const { shown, hidden } = allMarked(subgraphs.map((each) => markedIn(each, visibility)));
  return {
    sources: [],
    marks: { shown, hidden: hiddenInSubgraphs(subgraphs, hidden) },
    examplesOfSubgraphs: subgraphs.flatMap(({ examples }) => examples),
    errors: distinctTables(subgraphs.flatMap(({ errors }) => errors)),
  };
}

/** Several services may have one table of errors. */
function distinctTables(tables: readonly ErrorSource[]): ErrorSource[] {
  return [...new Map(tables.map((table) => [JSON.stringify(table), table])).values()];
}

/** @returns The error if the supergraph uses a definition that composition has left out. */
function schemaOf(document: DocumentNode): GraphQLSchema | Error {
  try {
    return buildASTSchema(document, { assumeValidSDL: true });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/**
 * The errors about fields that a gateway cannot reach, if there are no other errors; otherwise
 * none.
 */
function unreachableIn(result: CompositionResult | Error): readonly GraphQLError[] {
  const errors = result instanceof Error ? [] : (result.errors ?? []);
  return errors.every(({ extensions }) => extensions.code === 'SATISFIABILITY_ERROR') ? errors : [];
}

/**
 * Whether a field is out of reach because a root type has no `@key`, which gateways do not need.
 */
function isAboutRoot({ message }: GraphQLError): boolean {
  return /because type "(?:Query|Mutation|Subscription)" has no @key/.test(message);
}

/**
 * Whether gateways may reach a field in other ways: by connectors, or because the schemas are
 * published by third parties.
 */
function isForOthersToJudge(subgraphs: readonly LoadedSchema[]): boolean {
  return subgraphs.some(({ lenient, connected }) => lenient || connected !== undefined);
}

/**
 * @param searches - Whether to search for fields that gateways cannot reach. Even then, fields
 *   that they certainly reach are left out of the search.
 * @returns The error if the library throws, as it does for some names and unknown features.
 */
function compose(subgraphs: readonly LoadedSchema[], searches: boolean): CompositionResult | Error {
  try {
    const documents = subgraphs.map((subgraph) => ({
      name: subgraph.id,
      typeDefs: composable(subgraph),
    }));
    const isNeedless =
      !searches ||
      isAllReachable(documents) ||
      (isSearchLong(documents) &&
        composeServices(withoutReachable(documents)).errors === undefined);
    const skipped = isNeedless ? ['SatisfiabilityRule'] : [];
    const result = composeServices(documents, { disableValidationRules: skipped });
    if (result.errors === undefined) return result;
    const isHidden = hiddenAfterAll(subgraphs);
    const errors = result.errors.filter(
      ({ message }) => !isSharedAfterAll(message, subgraphs) && !isHidden(message),
    );
    if (errors.length > 0) return { ...result, errors };
    return composeServices(documents, { disableValidationRules: [...skipped, ...ERRING_RULES] });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** The composition library's rules with errors that are wrong. */
const ERRING_RULES = [
  'InvalidFieldSharingRule',
  'NoInaccessibleOnImplementedInterfaceFieldsRule',
  'RequiredArgumentOrFieldIsNotInaccessibleRule',
  'DefaultValueUsesInaccessibleRule',
];

/** A subgraph's document as the composition library accepts it. */
function composable(subgraph: LoadedSchema): DocumentNode {
  const sound = subgraph.mended ? soundDocument(subgraph) : subgraph.document;
  const rooted = withDefaultRoots(sound, subgraph.schema);
  const connected = withConnectedKeys(rooted, subgraph.connected ?? new Set());
  return canonicalFederation(withoutOwnDirectives(connected));
}
