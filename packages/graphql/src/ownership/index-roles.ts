import { addToList } from '@docgen/core/basics/add-to-list';
import { topFields } from '@docgen/core/schema/top-fields';
import type { OwnershipRole } from '@docgen/core/schema-model';
import { type GraphQLNamedType, getNamedType, isInterfaceType } from 'graphql';
import { type Join, joinsOf, typeJoins } from '../federation/joins-of.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { nodesOf } from '../nodes/nodes-of.ts';
import { rootTypesOf } from '../nodes/root-types.ts';
import { fieldsOf } from '../nodes/type-members.ts';
import type { Roles } from './ownership.ts';

/**
 * Determines the role of each subgraph in each type of a supergraph:
 *
 * - A stub resolves nothing of the type except keys that others have, too, and either others
 *   resolve more, or the stub has no resolvable key.
 * - Of the others, the owner is the one that resolves the most fields alone, without those that it
 *   computes from fields of others; if the numbers are equal, the one that resolves the most with
 *   them, then the one with the most operations that return the type, then the one whose field
 *   comes first. If none resolves a field alone, all are owners.
 *   Subgraphs that declare that they extend the type, or in federation 1 that another one owns it,
 *   are owners only if no other subgraph can be.
 * - An interface object that only has the key is a stub, because it adds nothing.
 * - In an interface, a subgraph that is not an owner and resolves no field alone is a stub, too,
 *   because it only repeats fields of others.
 *
 * Hidden definitions count as well.
 *
 * @returns Roles by the name of the type; empty for a schema that is not a supergraph.
 */
export function indexRoles({ schema, hiding, composed }: LoadedSchema): Map<string, Roles> {
  const whole = hiding?.whole ?? schema;
  const roles = new Map<string, Roles>();
  if (!composed) return roles;
  const roots = new Set<GraphQLNamedType>(rootTypesOf(whole).values());
  const returned = returnedTypes(roots);
  for (const type of Object.values(whole.getTypeMap())) {
    const parts = partsOf(type, returned.get(type.name) ?? []);
    // All subgraphs with fields of a root type own it.
    const owners = roots.has(type) ? parts : ownersOf(parts);
    roles.set(
      type.name,
      new Map(
        parts.map((part) => [part.graph, owners.includes(part) ? 'owner' : roleOf(part, type)]),
      ),
    );
  }
  return roles;
}

/** A subgraph's part of a type. */
interface Part {
  readonly graph: string;
  readonly isInterfaceObject: boolean;
  readonly isExtension: boolean;
  readonly isResolvable: boolean;
  readonly isStub: boolean;
  /** Number of fields that only this subgraph resolves. */
  readonly alone: number;
  /** Number of those that it does not compute from fields of others. */
  readonly uncomputed: number;
  /** Position of the first field that only this subgraph resolves; 0 if there is none. */
  readonly first: number;
  /** Number of operations of the subgraph that return the type. */
  readonly operations: number;
}

function roleOf({ isInterfaceObject, isStub, alone }: Part, type: GraphQLNamedType): OwnershipRole {
  if (isInterfaceObject && !isStub) return 'interfaceObject';
  return isStub || (isInterfaceType(type) && alone === 0) ? 'stub' : 'contributor';
}

function ownersOf(parts: readonly Part[]): readonly Part[] {
  const real = parts.filter(({ isInterfaceObject }) => !isInterfaceObject);
  const candidates =
    [
      real.filter(({ isStub, isExtension }) => !isStub && !isExtension),
      real.filter(({ isResolvable, isExtension }) => isResolvable && !isExtension),
      real.filter(({ isStub }) => !isStub),
      real,
    ].find((some) => some.length > 0) ?? parts;
  const [best] = [...candidates].sort(
    (a, b) =>
      b.uncomputed - a.uncomputed ||
      b.alone - a.alone ||
      b.operations - a.operations ||
      a.first - b.first,
  );
  return best === undefined || best.alone === 0 ? candidates : [best];
}

/** The fields of a type, with the subgraphs that resolve them. */
function resolversOf(type: GraphQLNamedType) {
  const graphs = [...typeJoins(type.astNode ? [type.astNode] : []).keys()];
  return Object.values(fieldsOf(type)).map((field) => {
    const uses = joinsOf('join__field', nodesOf(field));
    const graphsOfField =
      uses.size === 0 ? graphs : graphs.filter((graph) => isResolved(uses.get(graph)));
    const isComputed = [...uses.values()].flat().some(({ requires }) => requires !== undefined);
    return { name: field.name, type: field.type, graphs: graphsOfField, isComputed };
  });
}

/** The subgraphs of the operations that return a type, by its name; once for each operation. */
function returnedTypes(roots: Iterable<GraphQLNamedType>): Map<string, readonly string[]> {
  const returned = new Map<string, string[]>();
  for (const { type, graphs } of [...roots].flatMap(resolversOf)) {
    for (const graph of graphs) addToList(returned, getNamedType(type).name, graph);
  }
  return returned;
}

/** @param operations - The subgraphs of the operations that return the type. */
function partsOf(type: GraphQLNamedType, operations: readonly string[]): Part[] {
  const nodes = type.astNode ? [type.astNode] : [];
  const joins = typeJoins(nodes);
  const owners = joinsOf('join__owner', nodes);
  const graphs = [...joins.keys()];
  const resolvers = resolversOf(type);
  const more = new Map(
    Array.from(joins, ([graph, keys]) => {
      const key = new Set(
        keys.flatMap(({ key }) => (typeof key === 'string' ? topFields(key) : [])),
      );
      const own = resolvers.filter(({ name, graphs }) => graphs.includes(graph) && !key.has(name));
      return [graph, own.length] as const;
    }),
  );
  return Array.from(joins, ([graph, keys]) => {
    const isResolvable = keys.some(({ resolvable }) => resolvable !== false);
    const others = graphs.some((other) => other !== graph && (more.get(other) ?? 0) > 0);
    const alone = resolvers.filter(
      ({ graphs: [only, ...rest] }) => only === graph && rest.length === 0,
    );
    return {
      graph,
      isInterfaceObject: keys.some(({ isInterfaceObject }) => isInterfaceObject === true),
      isExtension:
        keys.some(({ extension }) => extension === true) || (owners.size > 0 && !owners.has(graph)),
      isResolvable,
      isStub: more.get(graph) === 0 && alone.length === 0 && (others || !isResolvable),
      alone: alone.length,
      uncomputed: alone.filter(({ isComputed }) => !isComputed).length,
      first: alone[0] === undefined ? 0 : resolvers.indexOf(alone[0]),
      operations: operations.filter((of) => of === graph).length,
    };
  });
}

/**
 * Whether a subgraph resolves a field that it declares, according to its uses of `@join__field`. A
 * field that another subgraph overrides conditionally (`overrideLabel`) counts as resolved, because
 * it is if the condition does not hold.
 */
export function isResolved(uses: readonly Join[] | undefined): boolean {
  return (
    uses !== undefined &&
    !uses.some(
      ({ external, usedOverridden, overrideLabel }) =>
        external === true || (usedOverridden === true && overrideLabel === undefined),
    )
  );
}
