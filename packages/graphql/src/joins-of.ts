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
  name: 'join__type' | 'join__field' | 'join__enumValue' | 'join__implements' | 'join__unionMember',
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
