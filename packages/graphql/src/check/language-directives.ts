import {
  type ConstDirectiveNode,
  type DocumentNode,
  GraphQLDeprecatedDirective,
  type GraphQLDirective,
  GraphQLError,
  GraphQLSpecifiedByDirective,
  getDirectiveValues,
} from 'graphql';
import { coordinates } from '../nodes/definitions-by-coordinate.ts';

const DIRECTIVES: readonly GraphQLDirective[] = [
  GraphQLDeprecatedDirective,
  GraphQLSpecifiedByDirective,
];

/**
 * Finds directives of the language whose arguments are not valid. graphql-js evaluates
 * `@deprecated` and `@specifiedBy` when it builds a schema, and throws in this case.
 */
export function wrongLanguageDirectives(
  document: DocumentNode,
): ReadonlyMap<ConstDirectiveNode, GraphQLError> {
  const wrong = new Map<ConstDirectiveNode, GraphQLError>();
  for (const [, node] of coordinates(document)) {
    for (const directive of ('directives' in node && node.directives) || []) {
      const error = errorOf(directive);
      if (error !== undefined) wrong.set(directive, error);
    }
  }
  return wrong;
}

function errorOf(node: ConstDirectiveNode): GraphQLError | undefined {
  const directive = DIRECTIVES.find(({ name }) => name === node.name.value);
  if (directive === undefined) return undefined;
  try {
    getDirectiveValues(directive, { directives: [node] });
    return undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}
