import { type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';
import { type Join, joinsOf, typeJoins } from '../federation/joins-of.ts';
import { nodesOf } from '../nodes/nodes-of.ts';
import { fieldsOf } from '../nodes/type-members.ts';
import { isResolved } from '../ownership/index-roles.ts';
import { type Asks, asksOf } from './asks.ts';

/**
 * Determines for an operation of a supergraph which fields of its result are resolved, or provided
 * there, by the services that answer it. An operation that selects only these requires no other
 * service to be available, and no permissions there.
 *
 * @param schema - A supergraph with its `join__` directives.
 * @param root - Name of the operation's root type.
 * @param operation - Name of its field.
 */
export function fieldsOfService(schema: GraphQLSchema, root: string, operation: string): Asks {
  const answering = graphsOf(schema, root, operation, isResolved);
  const resolves = (type: string, field: string) =>
    graphsOf(schema, type, field, isResolvedAlone).some((graph) => answering.includes(graph));
  const provides = (type: string, field: string) => {
    const joins = fieldJoins(schema, type, field);
    return answering.flatMap((graph) => (joins.get(graph) ?? []).map((join) => join.provides));
  };
  return asksOf(schema, { resolves, provides }).below(root, operation);
}

/**
 * Whether a field is neither computed from fields of other services, nor resolved by another
 * service for a part of the requests.
 */
function isResolvedAlone(joins: readonly Join[]): boolean {
  return (
    isResolved(joins) &&
    !joins.some(({ requires, overrideLabel }) => Boolean(requires) || Boolean(overrideLabel))
  );
}

/** A graph with an interface object does not know the concrete type of an object. */
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
  const fields = fieldJoins(schema, typeName, fieldName);
  if (fields.size > 0) {
    return [...fields].flatMap(([graph, joins]) => (isAnswered(joins) ? [graph] : []));
  }
  const type = schema.getType(typeName);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return [...typeJoins(type.astNode ? [type.astNode] : [])].flatMap(([graph, joins]) =>
    fieldName === '__typename' && joins.some(isInterfaceObject) ? [] : [graph],
  );
}

function fieldJoins(
  schema: GraphQLSchema,
  typeName: string,
  fieldName: string,
): Map<string, Join[]> {
  const field = fieldsOf(schema.getType(typeName))[fieldName];
  return joinsOf('join__field', nodesOf(field ?? {}));
}
