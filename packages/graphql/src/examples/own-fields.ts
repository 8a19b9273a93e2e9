import { topFields } from '@docgen/core/schema/top-fields';
import type { GraphQLSchema } from 'graphql';
import type { FederationNames } from '../federation/federation-names.ts';
import { argumentValues, type DirectiveTarget, federationUses } from '../nodes/directives-of.ts';
import { nodesOf } from '../nodes/nodes-of.ts';
import { fieldsOf } from '../nodes/type-members.ts';
import { type Asks, asksOf, EVERYTHING } from './asks.ts';

/**
 * Determines for an operation of a subgraph which fields of its result the service resolves without
 * the gateway: neither those of other services (`@external`), nor those computed from them
 * (`@requires`).
 *
 * @param schema - The schema of the subgraph, including hidden definitions.
 * @param root - Name of the operation's root type.
 * @param operation - Name of its field.
 */
export function ownFields(
  schema: GraphQLSchema,
  names: FederationNames,
  root: string,
  operation: string,
): Asks {
  if (schema.getDirective(names.local('@external').slice(1)) == null) return EVERYTHING;
  const fieldsIn = (directive: string, nodes: readonly DirectiveTarget[]) =>
    federationUses(directive, nodes, names).map((use) => argumentValues(use).fields);
  const written = (typeName: string, fieldName: string) => {
    const type = schema.getType(typeName);
    return { ofType: nodesOf(type ?? {}), ofField: nodesOf(fieldsOf(type)[fieldName] ?? {}) };
  };
  const answering = {
    resolves: (type: string, field: string) => {
      const { ofType, ofField } = written(type, field);
      if (fieldsIn('@requires', ofField).length > 0) return false;
      const isExternal = fieldsIn('@external', [...ofField, ...ofType]).length > 0;
      const keys = fieldsIn('@key', ofType).flatMap((text) => topFields(String(text)));
      return !isExternal || field === '__typename' || keys.includes(field);
    },
    provides: (type: string, field: string) => fieldsIn('@provides', written(type, field).ofField),
  };
  return asksOf(schema, answering).below(root, operation);
}
