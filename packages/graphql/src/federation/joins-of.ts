import { addToList } from '@docgen/core/basics/add-to-list';
import { argumentValues, type DirectiveTarget, directivesOf } from '../nodes/directives-of.ts';

/** The arguments of an applied `join__` directive. */
export type Join = Readonly<Record<string, unknown>>;

/**
 * The uses of a `join__` directive at a definition, by their `graph`. A graph has several if it
 * declares several keys of a type. Uses without a graph have the empty string as key.
 *
 * Source: https://specs.apollo.dev/join/v0.3
 */
export function joinsOf(
  name:
    | 'join__owner'
    | 'join__type'
    | 'join__field'
    | 'join__enumValue'
    | 'join__implements'
    | 'join__unionMember',
  nodes: readonly DirectiveTarget[],
): Map<string, Join[]> {
  const joins = new Map<string, Join[]>();
  for (const directive of directivesOf(nodes)) {
    if (directive.name.value !== name) continue;
    const values = argumentValues(directive);
    addToList(joins, typeof values.graph === 'string' ? values.graph : '', values);
  }
  return joins;
}

/**
 * The uses of `@join__type` at a type. A type without any, such as a root type in federation 1,
 * belongs to the graphs that its fields name.
 *
 * Source: https://specs.apollo.dev/join/v0.1
 */
export function typeJoins(
  nodes: readonly (DirectiveTarget & {
    readonly fields?: readonly DirectiveTarget[] | undefined;
  })[],
): Map<string, Join[]> {
  const joins = joinsOf('join__type', nodes);
  if (joins.size > 0) return joins;
  const fields = joinsOf(
    'join__field',
    nodes.flatMap((node) => node.fields ?? []),
  );
  return new Map(Array.from(fields.keys(), (graph) => [graph, []]));
}
