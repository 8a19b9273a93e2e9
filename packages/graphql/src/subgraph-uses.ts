import type { SubgraphUse } from '@docgen/core/schema-model';
import type { DirectiveTarget } from './applied-directives.ts';
import { joinsOf } from './index-homes.ts';
import type { ModelScope } from './model-scope.ts';

/**
 * The subgraphs that define a type of a supergraph, from its `@join__type` directives. Empty for a
 * type of a subgraph and for what composition itself adds.
 */
export function subgraphsOfType(
  name: string,
  nodes: readonly DirectiveTarget[],
  scope: ModelScope,
): SubgraphUse[] {
  const joins = joinsOf('join__type', nodes);
  return [...scope.graphs].flatMap(([graph, { id }]): SubgraphUse[] => {
    const keys = joins.get(graph);
    if (keys === undefined) return [];
    const referenceOnly = keys.every(({ resolvable }) => resolvable === false);
    return [{ id, to: pageIn(id, name, scope), referenceOnly, external: false }];
  });
}

/**
 * The subgraphs that declare a member of a type: a field, from `@join__field`, or an enum value,
 * from `@join__enumValue`. Without such a directive it belongs to every subgraph of its type.
 *
 * @param parent - The subgraphs of the type.
 */
export function subgraphsOfMember(
  node: DirectiveTarget | undefined,
  parent: readonly SubgraphUse[],
  scope: ModelScope,
): readonly SubgraphUse[] {
  if (node === undefined || parent.length === 0) return parent;
  const joins = new Map([...joinsOf('join__field', [node]), ...joinsOf('join__enumValue', [node])]);
  if (joins.size === 0) return parent;
  const joinsById = new Map(
    [...joins].map(([graph, uses]) => [scope.graphs.get(graph)?.id, uses] as const),
  );
  return parent.flatMap((use) => {
    const uses = joinsById.get(use.id);
    if (uses === undefined) return [];
    // A subgraph may still declare a field that another one took over.
    const external = uses.some((join) => join.external === true || join.usedOverridden === true);
    return [{ ...use, external }];
  });
}

/** The page of a definition in the reference of one of its subgraphs. */
export function pageIn(
  subgraph: string,
  coordinate: string,
  { origins }: ModelScope,
): string | undefined {
  return origins.get(coordinate)?.find((origin) => origin.subgraph === subgraph)?.to;
}
