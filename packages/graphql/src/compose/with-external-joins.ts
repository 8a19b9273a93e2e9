import { topFields } from '@docgen/core/schema/top-fields';
import { type ConstDirectiveNode, type DocumentNode, Kind } from 'graphql';
import { federationNames } from '../federation/federation-names.ts';
import { graphNames } from '../federation/graph-names.ts';
import { joinsOf, typeJoins } from '../federation/joins-of.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { argumentNode } from '../nodes/argument-node.ts';
import { argumentValues, federationUses } from '../nodes/directives-of.ts';
import { nodesOf } from '../nodes/nodes-of.ts';
import { fieldsOf } from '../nodes/type-members.ts';

/**
 * Records in a supergraph which fields of interfaces are `@external` in an interface object. The
 * composition library leaves out all `@join__field` of a field that every subgraph of an interface
 * has, which means that all of them resolve it.
 *
 * Source: https://specs.apollo.dev/join/v0.3, `@join__field(external:)`
 *
 * @param subgraphs - The subgraphs that it was composed from.
 * @returns The same document if nothing has to be changed.
 */
export function withExternalJoins(
  document: DocumentNode,
  subgraphs: readonly LoadedSchema[],
): DocumentNode {
  const ids = graphNames(document);
  const byId = new Map(subgraphs.map((subgraph) => [subgraph.id, subgraph]));
  let isChanged = false;
  const definitions = document.definitions.map((node) => {
    if (node.kind !== Kind.INTERFACE_TYPE_DEFINITION) return node;
    const joins = typeJoins([node]);
    const objects = [...joins].filter(([, uses]) =>
      uses.some(({ isInterfaceObject }) => isInterfaceObject === true),
    );
    if (objects.length === 0) return node;
    const fields = node.fields?.map((field) => {
      if (joinsOf('join__field', [field]).size > 0) return field;
      const external = objects.flatMap(([graph]) => {
        const subgraph = byId.get(ids.get(graph) ?? '');
        return subgraph && isExternal(subgraph, node.name.value, field.name.value) ? [graph] : [];
      });
      if (external.length === 0) return field;
      isChanged = true;
      const added = Array.from(joins.keys(), (graph) => joinOf(graph, external.includes(graph)));
      return { ...field, directives: [...(field.directives ?? []), ...added] };
    });
    return { ...node, fields };
  });
  return isChanged ? { ...document, definitions } : document;
}

/** Whether a subgraph does not resolve a field that it declares. It resolves those of its keys. */
function isExternal({ document, schema }: LoadedSchema, type: string, name: string): boolean {
  const names = federationNames(document);
  const ofType = nodesOf(schema.getType(type) ?? {});
  const ofField = nodesOf(fieldsOf(schema.getType(type))[name] ?? {});
  if (federationUses('@external', [...ofType, ...ofField], names).length === 0) return false;
  return !federationUses('@key', ofType, names)
    .flatMap((use) => topFields(String(argumentValues(use).fields)))
    .includes(name);
}

function joinOf(graph: string, isExternal: boolean): ConstDirectiveNode {
  return {
    kind: Kind.DIRECTIVE,
    name: { kind: Kind.NAME, value: 'join__field' },
    arguments: [
      argumentNode('graph', { kind: Kind.ENUM, value: graph }),
      ...(isExternal ? [argumentNode('external', { kind: Kind.BOOLEAN, value: true })] : []),
    ],
  };
}
