import type { ResolvedSchemaInstance } from '@docgen/core/config';
import { type Checked, type Diagnostic, hasErrors } from '@docgen/core/diagnostic';
import type { SourceText } from '@docgen/core/sources/source-text';
import { type DefinitionNode, type DocumentNode, Kind } from 'graphql';
import { checkDefinitions } from '../check/check-definitions.ts';
import { withoutConnectors } from '../federation/connectors.ts';
import { federationNames } from '../federation/federation-names.ts';
import { isFederated, isSupergraph } from '../federation/is-federated.ts';
import { supplyDefinitions } from '../federation/supply-definitions.ts';
import { isIntrospectionAnswer } from '../introspection/introspection-answer.ts';
import { asWarnings } from '../lenient/as-warnings.ts';
import { mendDocument } from '../lenient/mend-document.ts';
import { buildSchema } from './build-schema.ts';
import type { ErrorSource } from './error-source.ts';
import type { LoadedSchema } from './loaded-schema.ts';
import { mergePieces } from './merge-pieces.ts';
import { isLibrary, withoutOperations } from './no-operations.ts';
import { parseSources } from './parse-sources.ts';
import { promoteExtensions } from './promote-extensions.ts';
import { unknownGraphs } from './unknown-graphs.ts';
import { withoutEmptyRoots } from './without-empty-roots.ts';

/**
 * Reads the SDL files of one schema: a subgraph, a supergraph that another tool has composed, or a
 * schema without federation.
 *
 * Definitions and extensions may be distributed over the files, also those of a root type, see
 * `mergePieces`. Definitions that federation lets a subgraph omit are added: those of its directives
 * and scalars, if they are used, and those of types that are only extended. If the configuration is
 * lenient, a schema with errors is repaired, and they become warnings.
 *
 * @param isPart - Whether the schema is composed with others. It then is a subgraph even if it uses
 *   nothing of federation: it may leave queries to the others, and extend what they define.
 *   @default false
 * @param examples - Operations to be shown as examples; `buildSchemaModel` checks them.
 * @param errors - Tables of errors; `buildSchemaModel` finds the operations.
 * @returns The schema, or `undefined` together with all of its errors: `sdl-syntax`,
 *   `sdl-unknown-type`, `sdl-unknown-directive`, `sdl-duplicate` or `sdl-invalid`. A supergraph has
 *   the warnings of `unknownGraphs`; a schema without operations has the warning `no-operations`,
 *   unless it is a subgraph or lenient.
 */
export function loadSubgraph({
  config,
  sources,
  isPart = false,
  examples = [],
  errors = [],
}: {
  config: Pick<ResolvedSchemaInstance, 'id' | 'strictness'>;
  sources: readonly SourceText[];
  isPart?: boolean;
  examples?: readonly SourceText[];
  errors?: readonly ErrorSource[];
}): Checked<LoadedSchema | undefined> {
  const lenient = config.strictness === 'lenient';
  const parsed = parseSources(sources, { lenient });
  const failed = (diagnostics: readonly Diagnostic[]) => ({ value: undefined, diagnostics });
  if (hasErrors(parsed.diagnostics)) return failed(parsed.diagnostics);
  const isEmpty = parsed.value.definitions.length === 0;
  const empty = isEmpty ? sources.slice(0, 1).map(withoutDefinitions) : [];
  if (isEmpty && !lenient) return failed(empty);
  const { document: unconnected, connected } = withoutConnectors(
    mergePieces(parsed.value, { lenient }),
  );

  const names = federationNames(unconnected);
  const supplied = supplyDefinitions(unconnected, names);
  const federated = isPart || isFederated(unconnected, names, supplied);
  const written = federated ? withoutEmptyRoots(unconnected) : unconnected;
  const completed = (document: DocumentNode): DocumentNode => {
    // Only subgraphs extend types that other schemas define.
    const { definitions } = federated ? promoteExtensions(document) : document;
    return { kind: Kind.DOCUMENT, definitions: [...definitions, ...supplied] };
  };
  const invalid = checkDefinitions({
    document: completed(written),
    links: parsed.value,
    names,
    sources,
  });
  if (invalid.length > 0 && !lenient) return failed(namingLenience(invalid));
  const document = lenient ? repaired(written, supplied, federated) : written;
  const complete = completed(document);
  const rootRequired = !federated;
  const built = buildSchema({ document: complete, sources, rootRequired, lenient });
  const answers = sources.filter(({ text }) => isIntrospectionAnswer(text));
  if (built.value === undefined) {
    return failed(answers.length > 0 ? namingLenience(built.diagnostics) : built.diagnostics);
  }
  const wrong = [...parsed.diagnostics, ...invalid, ...built.diagnostics];
  // For an empty schema, a single message is enough.
  const diagnostics = asWarnings(isEmpty ? empty : wrong);
  const isIncomplete = !federated && !lenient && isLibrary(built.value);
  // A schema that is composed with others is a subgraph even if it looks like a supergraph.
  const composed = !isPart && isSupergraph(document);
  const doubtful = composed ? unknownGraphs(document, built.value, sources) : [];
  return {
    value: {
      id: config.id,
      composed,
      document,
      complete,
      ...(lenient && { lenient }),
      ...(diagnostics.length > 0 && { mended: true }),
      ...(connected.size > 0 && { connected }),
      schema: built.value,
      sources,
      examples,
      errors,
    },
    diagnostics: [
      ...diagnostics,
      ...(isIncomplete ? withoutOperations(sources) : []),
      ...doubtful,
      ...(isPart ? answers.map(withoutFederation(parsed.value)) : []),
    ],
  };
}

/** Repairs a schema. If it is no subgraph, it also defines the types that it only extends. */
function repaired(
  document: DocumentNode,
  supplied: readonly DefinitionNode[],
  federated: boolean,
): DocumentNode {
  const mended = mendDocument(document, supplied);
  return federated ? mended : promoteExtensions(mended);
}

/** Creates the warning about an introspection result that is composed. */
function withoutFederation({ definitions }: DocumentNode): (source: SourceText) => Diagnostic {
  const isSubgraph = definitions.some((node) => 'name' in node && node.name?.value === '_Service');
  return ({ file }) => ({
    code: 'introspected-subgraph',
    severity: 'warning',
    message: isSubgraph
      ? 'The result of an introspection query lacks the federation directives of a subgraph, so composition does not know its entities.'
      : 'The result of an introspection query has no federation directives, and the service no `_service`, which subgraphs have.',
    hint: isSubgraph
      ? 'Use the SDL that the service answers to `{ _service { sdl } }`, as `rover subgraph introspect` prints it.'
      : 'Leave the schema out of `composed.subgraphs`. If the gateway includes services without federation, use SDL, as `rover graph introspect` prints it.',
    place: { file },
  });
}

function withoutDefinitions({ file }: SourceText): Diagnostic {
  return {
    code: 'sdl-invalid',
    severity: 'error',
    message: 'The file has no definitions.',
    hint: 'Write the schema into the file, or remove it from the configuration. If a program generates the file, check what it printed.',
    place: { file },
  };
}

/** Adds a note to the first error: how to document a schema that its users cannot correct. */
function namingLenience([first, ...others]: readonly Diagnostic[]): Diagnostic[] {
  if (first === undefined) return others;
  const message =
    "If the schema is not yours to correct, or its server adds definitions to it, set `strictness: 'lenient'` to document everything in it that is valid.";
  return [{ ...first, notes: [...(first.notes ?? []), { message }] }, ...others];
}
