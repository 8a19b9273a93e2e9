import { DirectiveLocation, type GraphQLDirective } from 'graphql';

/**
 * Locations of directives in operations.
 *
 * Source: https://spec.graphql.org/September2025/#ExecutableDirectiveLocation
 */
export const executableLocations: ReadonlySet<string> = new Set([
  DirectiveLocation.QUERY,
  DirectiveLocation.MUTATION,
  DirectiveLocation.SUBSCRIPTION,
  DirectiveLocation.FIELD,
  DirectiveLocation.FRAGMENT_DEFINITION,
  DirectiveLocation.FRAGMENT_SPREAD,
  DirectiveLocation.INLINE_FRAGMENT,
  DirectiveLocation.VARIABLE_DEFINITION,
]);

/** Whether a directive can be used in operations, and not only in schemas. */
export function isForOperations({ locations }: GraphQLDirective): boolean {
  return locations.some((location) => executableLocations.has(location));
}
