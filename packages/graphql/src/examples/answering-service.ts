import { type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';
import { isResolved } from '../index-roles.ts';
import { type Join, joinsOf, typeJoins } from '../joins-of.ts';
import { type Asks, asksOf } from './asks.ts';

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
  const resolves = (type: string, field: string) =>
    graphsOf(schema, type, field, isResolvedAlone).some((graph) => answering.includes(graph));
  const provides = (type: string, field: string) => {
    const joins = fieldJoins(schema, type, field);
    return answering.flatMap((graph) => (joins.get(graph) ?? []).map((join) => join.provides));
  };
  return asksOf(schema, { resolves, provides }).below(root, operation);
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
