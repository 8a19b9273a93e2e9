import { type DirectiveTarget, directivesOf } from './applied-directives.ts';
import { directiveArguments } from './directive-arguments.ts';

/** The arguments that a `join__` directive is applied with. */
type Join = Readonly<Record<string, unknown>>;

/**
 * The uses of a `join__` directive at a definition, by their `graph`. A graph has several where it
 * gives a type several keys.
 *
 * Source: https://specs.apollo.dev/join/v0.3
 */
export function joinsOf(
  name: 'join__type' | 'join__field' | 'join__enumValue',
  nodes: readonly DirectiveTarget[],
): Map<string, Join[]> {
  const joins = new Map<string, Join[]>();
  for (const directive of directivesOf(nodes)) {
    if (directive.name.value !== name) continue;
    const values = directiveArguments(directive);
    if (typeof values.graph !== 'string') continue;
    const known = joins.get(values.graph);
    if (known === undefined) joins.set(values.graph, [values]);
    else known.push(values);
  }
  return joins;
}
