import { remember } from '@docgen/core/basics/remember';
import type { Diagnostic, Place } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/diagnostics/file-failure';
import { didYouMean } from '@docgen/core/strings/did-you-mean';
import {
  GraphQLError,
  type GraphQLSchema,
  isExecutableDefinitionNode,
  parse,
  Source,
} from 'graphql';
import { publicSchema } from '../compose/public-schema.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { deepBrackets, nestedTooDeeply } from '../nodes/deep-brackets.ts';
import { validateOperations } from './validate-operations.ts';

/** A GraphQL document in a page. */
export interface EmbeddedDocument {
  readonly text: string;
  /** File, line and column of its first character. */
  readonly place: Place;
  /** Text of the whole file, for code frames. */
  readonly source: string;
  /** Id of the schema that it is validated against. */
  readonly schema: string;
}

/** A schema that documents can refer to. */
export interface NamedSchema {
  readonly id: string;
  /** Called when a document refers to the schema for the first time. */
  readonly loaded: () => LoadedSchema | Promise<LoadedSchema>;
}

/**
 * Creates a checker for documents in pages. The public schemas are built when they are first
 * needed.
 *
 * @returns A function that returns the diagnostics of a document: `graphql-syntax` and
 *   `graphql-invalid`, or `unknown-schema`.
 */
export function createDocumentChecker(
  schemas: readonly NamedSchema[],
): (document: EmbeddedDocument) => Promise<Diagnostic[]> {
  // Promises, because several documents are checked at the same time.
  const schemaOf = remember(async (id: string): Promise<GraphQLSchema | undefined> => {
    const loaded = await schemas.find((candidate) => candidate.id === id)?.loaded();
    return loaded && publicSchema(loaded);
  });
  return async (document) => {
    const schema = await schemaOf(document.schema);
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
 * Checks a GraphQL document of a page: its syntax and, if it contains operations or fragments,
 * whether they are valid for a schema. Only the syntax of SDL is checked, because a page may show a
 * type that is in no schema.
 */
function checkDocument(
  { text, place, source, schema: id }: EmbeddedDocument,
  schema: GraphQLSchema,
): Diagnostic[] {
  const inFile = ({ line = 1, column = 1 }: Pick<Place, 'line' | 'column'> = {}): Place => ({
    file: place.file,
    line: (place.line ?? 1) + line - 1,
    column: (place.column ?? 1) + column - 1,
  });
  const report = (error: GraphQLError, code: Diagnostic['code'], message: string): Diagnostic => ({
    code,
    severity: 'error',
    message,
    hint: `${adviceOn(message)}, or write \`nocheck\` after the language of the fence.`,
    place: inFile(error.locations?.[0]),
    source,
  });
  const written = new Source(text, place.file);
  const deep = deepBrackets(written);
  if (deep !== undefined) return [{ ...nestedTooDeeply(inFile(deep), deep), source }];
  try {
    const document = parse(written);
    if (!document.definitions.some(isExecutableDefinitionNode)) return [];
    return validateOperations(document, schema).map((error) =>
      report(error, 'graphql-invalid', `${error.message} (schema "${id}")`),
    );
  } catch (error) {
    if (!(error instanceof GraphQLError)) {
      return [{ ...fileFailure(error, place, 'check the GraphQL of'), source }];
    }
    return [
      report(
        error,
        'graphql-syntax',
        `The GraphQL is not valid: ${error.message.replace(/^Syntax Error: /, '')}`,
      ),
    ];
  }
}

/** The advice on an error of graphql-js about documents that were put together from several. */
function adviceOn(message: string): string {
  if (/^This anonymous operation must be the only/.test(message)) {
    return 'Name the operations, put each into a fence of its own';
  }
  if (/definition is not executable/.test(message)) {
    return 'Put definitions and operations into separate fences';
  }
  return 'Correct the document';
}
