import { type DefinitionNode, type FieldDefinitionNode, Kind, specifiedScalarTypes } from 'graphql';
import { isInterface, isObject } from '../nodes/is-object-or-interface.ts';
import { namedTypeOf } from '../nodes/named-type-of.ts';
import { isTypeReachable, needsSearch, ROOT_NAMES } from './all-reachable.ts';
import { type ComposableSubgraph, subgraphParts, usesIn } from './subgraph-parts.ts';

/** Number of subgraphs with an entity from which a search takes longer than composing once more. */
const MANY = 12;

/** Whether a search is likely to take longer than composing what is left of the subgraphs. */
export function isSearchLong(subgraphs: readonly ComposableSubgraph[]): boolean {
  return Array.from(subgraphParts(subgraphs).values()).some(
    (parts) => parts.filter(({ keys }) => keys.length > 0).length >= MANY,
  );
}

/**
 * Leaves out scalars and enums that gateways certainly reach, from each subgraph that has their
 * type. The composition library searches ways to every field, so its time depends on their number.
 *
 * @returns Subgraphs of which gateways reach all fields only if they do in the given ones. If they
 *   do not compose, that says nothing.
 */
export function withoutReachable(subgraphs: readonly ComposableSubgraph[]): ComposableSubgraph[] {
  const nodes = subgraphs.flatMap(({ typeDefs }) => typeDefs.definitions);
  const isLeaf = leafTypes(nodes);
  const needed = neededFields(subgraphs);
  const searched = new Set(
    subgraphs.flatMap(({ typeDefs }) => {
      const read = usesIn(typeDefs);
      return typeDefs.definitions.filter((node) => needsSearch(node, read)).flatMap(nameOf);
    }),
  );
  const reachable = new Set(
    Array.from(subgraphParts(subgraphs)).flatMap(([type, parts]) =>
      !ROOT_NAMES.has(type) && isTypeReachable(parts) ? [type] : [],
    ),
  );
  // Ways may lead from an interface that is an entity, or an object in its place, to its types.
  const ofSearched = nodes.filter(
    (node) => 'interfaces' in node && node.interfaces?.some(({ name }) => searched.has(name.value)),
  );
  for (const name of [...searched, ...ofSearched.flatMap(nameOf)]) reachable.delete(name);
  const isKept = (field: FieldDefinitionNode) =>
    needed.has(field.name.value) || !isLeaf.has(namedTypeOf(field.type));
  return subgraphs.map(({ name, typeDefs }) => ({
    name,
    typeDefs: {
      ...typeDefs,
      definitions: typeDefs.definitions.map((node) => {
        if (!isObject(node) || !reachable.has(node.name.value)) return node;
        const fields = node.fields?.filter(isKept) ?? [];
        return fields.length === 0 ? node : { ...node, fields };
      }),
    },
  }));
}

function nameOf(node: DefinitionNode): string[] {
  return 'name' in node && node.name !== undefined ? [node.name.value] : [];
}

function leafTypes(nodes: readonly DefinitionNode[]): ReadonlySet<string> {
  const own = nodes.filter(
    ({ kind }) => kind === Kind.SCALAR_TYPE_DEFINITION || kind === Kind.ENUM_TYPE_DEFINITION,
  );
  return new Set([...specifiedScalarTypes.map(({ name }) => name), ...own.flatMap(nameOf)]);
}

/** Names of the fields that interfaces, keys and other selections contain, of whatever type. */
function neededFields(subgraphs: readonly ComposableSubgraph[]): ReadonlySet<string> {
  const needed = subgraphs.flatMap(({ typeDefs }) => {
    const read = usesIn(typeDefs);
    const ofInterfaces = typeDefs.definitions
      .filter(isInterface)
      .flatMap(({ fields = [] }) => fields);
    const selections = typeDefs.definitions
      .flatMap((node) => ('fields' in node ? [node, ...(node.fields ?? [])] : []))
      .flatMap((part) => ['key', 'requires', 'provides'].flatMap((name) => read(part, name)))
      .map(({ fields }) => String(fields));
    return [
      ...ofInterfaces.map(({ name }) => name.value),
      ...selections.flatMap((text) => text.match(/\w+/g) ?? []),
    ];
  });
  return new Set(needed);
}
