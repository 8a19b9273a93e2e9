import type { GraphQLSchema } from 'graphql';
import { executableLocations, isForOperations } from '../nodes/directive-locations.ts';
import type { SchemaChange } from './schema-change.ts';

/**
 * Finds the locations in operations that directives gained, and directives that became repeatable.
 * graphql-js only finds what directives lose.
 */
export function directiveAdditions(before: GraphQLSchema, after: GraphQLSchema): SchemaChange[] {
  return after.getDirectives().flatMap((now): SchemaChange[] => {
    const old = before.getDirective(now.name);
    if (old == null || !isForOperations(now)) return [];
    const coordinate = `@${now.name}`;
    const added = (type: string, what: string): SchemaChange => ({
      criticality: 'safe',
      type,
      coordinate,
      message: `${what} was added to ${coordinate}.`,
    });
    return [
      ...(now.isRepeatable && !old.isRepeatable
        ? [added('DIRECTIVE_REPEATABLE_ADDED', 'Repeatable flag')]
        : []),
      ...now.locations
        .filter(
          (location) => executableLocations.has(location) && !old.locations.includes(location),
        )
        .map((location) => added('DIRECTIVE_LOCATION_ADDED', location)),
    ];
  });
}
