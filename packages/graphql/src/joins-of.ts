import { addToList } from '@docgen/core/add-to-list';
import { type DirectiveTarget, directiveArguments, directivesOf } from './directives-of.ts';

/** The arguments that a `join__` directive is applied with. */
export type Join = Readonly<Record<string, unknown>>;

/**
 * The uses of a `join__` directive at a definition, by their `graph`. A graph has several where it
 * gives a type several keys. One without a graph is listed under the empty name.
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
    const values = directiveArguments(directive);
    addToList(joins, typeof values.graph === 'string' ? values.graph : '', values);
  }
  return joins;
}

/**
 * The uses of `@join__type` at a type. A type without is that of the graphs that its fields name: federation 1
 * has none at root types.
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
