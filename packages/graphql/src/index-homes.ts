import { addToList } from '@docgen/core/add-to-list';
import { type GraphQLNamedType, isInterfaceType, isObjectType } from 'graphql';
import { type DirectiveTarget, directiveArguments, directivesOf } from './applied-directives.ts';
import type { LoadedSchema } from './loaded-schema.ts';

/**
 * The subgraph at home in each type of a supergraph that several define: the one that alone resolves
 * the most of its fields, of equals the one whose field comes first. The others mostly refer to the type, and what they say about it is told
 * from their side. Types without a field of one subgraph alone have no home.
 *
 * @returns Values of `join__Graph` by the name of the type.
 */
export function indexHomes({ schema, composed }: LoadedSchema): Map<string, string> {
  const homes = new Map<string, string>();
  if (!composed) return homes;
  for (const type of Object.values(schema.getTypeMap())) {
    const home = homeOf(type);
    if (home !== undefined) homes.set(type.name, home);
  }
  return homes;
}

function homeOf(type: GraphQLNamedType): string | undefined {
  if (!isObjectType(type) && !isInterfaceType(type)) return undefined;
  const counts = new Map<string, number>();
  for (const { astNode } of Object.values(type.getFields())) {
    const joins = joinsOf('join__field', astNode ? [astNode] : []);
    const [graph, ...others] = joins.keys();
    if (graph !== undefined && others.length === 0) counts.set(graph, (counts.get(graph) ?? 0) + 1);
  }
  let home: string | undefined;
  let most = 0;
  for (const [graph, count] of counts) {
    if (count <= most) continue;
    home = graph;
    most = count;
  }
  return home;
}

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
    addToList(joins, values.graph, values);
  }
  return joins;
}
