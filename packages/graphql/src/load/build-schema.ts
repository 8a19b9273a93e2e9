import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { SourceText } from '@docgen/core/sources/source-text';
import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLError,
  GraphQLSchema,
  validateSchema,
} from 'graphql';
import { checkDefaultValues } from '../check/check-default-values.ts';
import { diagnosticOfError, inFileOrder } from '../check/diagnostic-of-error.ts';
import { validationHint } from '../check/validation-advice.ts';
import { isLibrary, mistypedQuery } from './no-operations.ts';

/**
 * Builds a schema from definitions that have passed `checkDefinitions`, and checks the rules that
 * need a schema: interfaces that are not implemented completely, types without fields, input types
 * in place of output types, default values of the wrong type.
 *
 * @param rootRequired - False for a subgraph, which may leave all queries to others. Any schema may
 *   have no operations at all.
 * @param lenient - Whether to return the schema despite errors.
 * @returns The schema or `undefined`, and the errors as `sdl-invalid`.
 */
export function buildSchema({
  document,
  sources,
  rootRequired,
  lenient,
}: {
  document: DocumentNode;
  sources: readonly SourceText[];
  rootRequired: boolean;
  lenient: boolean;
}): Checked<GraphQLSchema | undefined> {
  const schema = buildASTSchema(document, { assumeValidSDL: true });
  const mistyped = mistypedQuery(schema);
  const errors = errorsOf(schema, rootRequired && !isLibrary(schema));
  // A root type that is not an object type has no fields to show.
  const isMendable = lenient && !errors.some(({ message }) => ROOT_OF_OTHER_KIND.test(message));
  const usable = errors.length === 0 || isMendable;
  const diagnostics = errors.map((error) => schemaDiagnostic(error, sources, mistyped));
  return {
    value: usable ? takenAsValid(schema) : undefined,
    diagnostics: inFileOrder(diagnostics, sources),
  };
}

/**
 * Prevents further validation: a valid schema remembers that it is, any other is marked as valid.
 */
function takenAsValid(schema: GraphQLSchema): GraphQLSchema {
  return validateSchema(schema).length === 0 ? schema : markedAsValid(schema);
}

function markedAsValid(schema: GraphQLSchema): GraphQLSchema {
  return new GraphQLSchema({ ...schema.toConfig(), assumeValid: true });
}

/**
 * The schema of a document that was derived from valid ones, which is not validated when operations
 * are. (graphql-js ignores `assumeValid` for a document without definitions.)
 */
export function derivedSchema(document: DocumentNode): GraphQLSchema {
  return markedAsValid(buildASTSchema(document, { assumeValidSDL: true }));
}

/** Errors in a subgraph that can be built. @param document - Has passed `validateSDL`. */
export function schemaErrors(document: DocumentNode): GraphQLError[] {
  return errorsOf(buildASTSchema(document, { assumeValidSDL: true }), false);
}

function errorsOf(schema: GraphQLSchema, rootRequired: boolean): GraphQLError[] {
  return [...validateSchema(schema), ...checkDefaultValues(schema)].filter(
    ({ message }) => rootRequired || message !== 'Query root type must be provided.',
  );
}

const ROOT_OF_OTHER_KIND = /root type must be Object type/;

function schemaDiagnostic(
  error: GraphQLError,
  sources: readonly SourceText[],
  mistypedQuery: string | undefined,
): Diagnostic {
  const diagnostic = diagnosticOfError(error, sources);
  const [first] = sources;
  return {
    ...diagnostic,
    // An error about something that is missing has no node. It belongs to the first file.
    place: diagnostic.place ?? (first && { file: first.file }),
    hint: validationHint(error.message, mistypedQuery),
  };
}
