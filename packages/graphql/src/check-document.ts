import type { Diagnostic, Place } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/file-failure';
import {
  GraphQLError,
  type GraphQLSchema,
  isExecutableDefinitionNode,
  NoUnusedFragmentsRule,
  parse,
  Source,
  specifiedRules,
  validate,
} from 'graphql';

/** A GraphQL document that stands in a page. */
export interface EmbeddedDocument {
  readonly text: string;
  /** File, line and column of its first character. */
  readonly place: Place;
  /** Text of the whole file, for code frames. */
  readonly source: string;
  /** Id of the schema that it is held against. */
  readonly schema: string;
}

/** A page may show a fragment on its own. */
const RULES = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/**
 * Checks a GraphQL document of a page: its syntax and, where it holds operations
 * or fragments, whether they are valid for a schema. SDL is checked for syntax only,
 * because a page may well show a type that no schema has.
 *
 * @returns `graphql-syntax` and `graphql-invalid`.
 */
export function checkDocument(
  { text, place, source, schema: id }: EmbeddedDocument,
  schema: GraphQLSchema,
): Diagnostic[] {
  const report = (error: GraphQLError, code: string, message: string): Diagnostic => {
    const { line = 1, column = 1 } = error.locations?.[0] ?? {};
    return {
      code,
      severity: 'error',
      message,
      hint: 'Correct the document, or write `nocheck` behind the language of the fence.',
      place: {
        file: place.file,
        line: (place.line ?? 1) + line - 1,
        column: (place.column ?? 1) + column - 1,
      },
      source,
    };
  };
  try {
    const document = parse(new Source(text, place.file));
    if (!document.definitions.some(isExecutableDefinitionNode)) return [];
    return validate(schema, document, RULES).map((error) =>
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
