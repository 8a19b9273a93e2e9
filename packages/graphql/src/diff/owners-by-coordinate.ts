import type { GraphQLField, GraphQLNamedType } from 'graphql';
import { graphNames } from '../federation/graph-names.ts';
import { type Join, joinsOf } from '../federation/joins-of.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { nodesOf } from '../nodes/nodes-of.ts';
import { rootTypesOf } from '../nodes/root-types.ts';
import { fieldsOf, interfacesOf } from '../nodes/type-members.ts';
import { indexRoles, isResolved } from '../ownership/index-roles.ts';

/** A subgraph that owns a type, or resolves a field. */
export interface Owner {
  /** Name of the subgraph. */
  readonly name: string;
  /**
   * The arguments of `@override` on the field: the subgraph that it was taken over from, and the
   * condition for it, such as `percent(20)`.
   */
  readonly override?: { readonly from: string; readonly label?: string };
}

/**
 * The subgraphs that own the types of a supergraph and resolve their fields, by coordinate. Root
 * types have no owners, only their fields have.
 */
export function ownersByCoordinate(supergraph: LoadedSchema): Map<string, readonly Owner[]> {
  const { document, schema, hiding } = supergraph;
  const whole = hiding?.whole ?? schema;
  const names = graphNames(document);
  const allRoles = indexRoles(supergraph);
  const ownerOf = (graph: string, join: Join = {}): Owner => {
    const { override: from, overrideLabel: label } = join;
    const name = names.get(graph) ?? graph;
    if (typeof from !== 'string') return { name };
    return { name, override: { from, ...(typeof label === 'string' && { label }) } };
  };
  const resolving = (type: string, field: GraphQLField<unknown, unknown>): Owner[] => {
    const joins = joinsOf('join__field', nodesOf(field));
    // A use without a graph marks a field that subgraphs define only on an interface of the type.
    if (joins.has('')) {
      return interfacesOf(whole.getType(type)).flatMap((parent) => {
        const inherited = parent.getFields()[field.name];
        return inherited === undefined ? [] : resolving(parent.name, inherited);
      });
    }
    return [...(allRoles.get(type)?.keys() ?? [])]
      .filter((graph) => joins.size === 0 || isResolved(joins.get(graph)))
      .map((graph) => ownerOf(graph, joins.get(graph)?.[0]));
  };
  const roots = new Set<GraphQLNamedType>(rootTypesOf(schema).values());
  const owners = new Map<string, readonly Owner[]>();
  for (const [name, roles] of allRoles) {
    const type = schema.getType(name);
    if (type === undefined) continue;
    const own = [...roles].filter(([, role]) => role === 'owner').map(([graph]) => ownerOf(graph));
    if (own.length > 0 && !roots.has(type)) owners.set(name, own);
    for (const field of Object.values(fieldsOf(type))) {
      owners.set(`${name}.${field.name}`, resolving(name, field));
    }
  }
  return owners;
}
