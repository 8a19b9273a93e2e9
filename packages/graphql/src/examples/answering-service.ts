import {
  type FieldNode,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionNode,
} from 'graphql';
import { isResolved } from '../index-roles.ts';
import { type Join, joinsOf, typeJoins } from '../joins-of.ts';
import { selectionsIn } from '../selections-in.ts';

/** What can be asked for at a place of an operation. */
export interface Asks {
  /** Whether a field can be, also `__typename`. */
  readonly has: (type: string, field: string) => boolean;
  /** What can be asked for in what a field of this place returns. */
  readonly below: (type: string, field: string) => Asks;
}

export const EVERYTHING: Asks = { has: () => true, below: () => EVERYTHING };

/**
 * For an operation of a supergraph: which fields of what it returns the services that answer it resolve
 * themselves, or provide there. What asks for no others needs no other service to be up, and no rights there.
 *
 * @param schema - A supergraph with its `join__` directives.
 * @param root - Name of the operation's root type.
 * @param operation - Name of its field.
 */
export function fieldsOfService(schema: GraphQLSchema, root: string, operation: string): Asks {
  const answering = graphsOf(schema, root, operation, isResolved);
  const resolvesIn = (type: string, field: string) =>
    graphsOf(schema, type, field, isResolvedAlone).some((graph) => answering.includes(graph));
  /** Of an interface also in all types that the services may answer with. */
  const resolves = (type: string, field: string) =>
    resolvesIn(type, field) &&
    implementations(schema, type)
      .filter((each) => resolvesIn(each, '__typename'))
      .every((each) => resolvesIn(each, field));
  const providing = (provided: readonly SelectionNode[]): Asks => ({
    has: (type, field) => resolves(type, field) || selected(provided, type, field).length > 0,
    below: (type, field) => {
      const inside = selected(provided, type, field).flatMap(
        (node) => node.selectionSet?.selections ?? [],
      );
      return providing([...inside, ...providedBy(type, field)]);
    },
  });
  const providedBy = (type: string, field: string) => {
    const joins = fieldJoins(schema, type, field);
    return answering.flatMap((graph) => (joins.get(graph) ?? []).flatMap(provisionsOf));
  };
  return providing([]).below(root, operation);
}

function implementations(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  return isInterfaceType(type) ? schema.getPossibleTypes(type).map((each) => each.name) : [];
}

/**
 * What a service has of the thing that a field returns, on this way to it alone
 * (https://www.apollographql.com/docs/graphos/schema-design/federated-schemas/reference/directives#provides).
 */
function provisionsOf({ provides }: Join): readonly SelectionNode[] {
  return typeof provides === 'string' ? (selectionsIn(provides)?.selections ?? []) : [];
}

/** Where selections, which are of a type or of one that it belongs to, select a field of that type. */
function selected(
  selections: readonly SelectionNode[],
  type: string,
  field: string,
): readonly FieldNode[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return node.name.value === field ? [node] : [];
    if (node.kind === Kind.FRAGMENT_SPREAD) return [];
    const isOfOther = node.typeCondition !== undefined && node.typeCondition.name.value !== type;
    return isOfOther ? [] : selected(node.selectionSet.selections, type, field);
  });
}

/** Neither computed from fields of others, nor answered by another service for a part of the requests. */
function isResolvedAlone(joins: readonly Join[]): boolean {
  return (
    isResolved(joins) &&
    !joins.some(({ requires, overrideLabel }) => Boolean(requires) || Boolean(overrideLabel))
  );
}

/** Such a graph does not know which of the interface's types a thing is. */
function isInterfaceObject(join: Join): boolean {
  return join.isInterfaceObject === true;
}

/**
 * The graphs that resolve a field: those that `@join__field` names, or else all that have the type
 * (https://specs.apollo.dev/join/v0.3).
 */
function graphsOf(
  schema: GraphQLSchema,
  typeName: string,
  fieldName: string,
  isAnswered: (joins: readonly Join[]) => boolean,
): readonly string[] {
  const type = schema.getType(typeName);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const fields = fieldJoins(schema, typeName, fieldName);
  if (fields.size === 0) {
    const types = [...typeJoins(type.astNode ? [type.astNode] : [])];
    return types.flatMap(([graph, joins]) =>
      fieldName === '__typename' && joins.some(isInterfaceObject) ? [] : [graph],
    );
  }
  return [...fields].flatMap(([graph, joins]) => (isAnswered(joins) ? [graph] : []));
}

function fieldJoins(
  schema: GraphQLSchema,
  typeName: string,
  fieldName: string,
): Map<string, Join[]> {
  const type = schema.getType(typeName);
  if (!isObjectType(type) && !isInterfaceType(type)) return new Map();
  const { astNode } = type.getFields()[fieldName] ?? {};
  return joinsOf('join__field', astNode ? [astNode] : []);
}
