import { topFields } from '@docgen/core/top-fields';
import type { GraphQLSchema } from 'graphql';
import { type DirectiveTarget, directiveArguments, directivesOf } from '../directives-of.ts';
import type { FederationNames } from '../federation-names.ts';
import { nodesOf } from '../nodes-of.ts';
import { fieldsOf } from '../type-members.ts';
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
  { local }: FederationNames,
  root: string,
  operation: string,
): Asks {
  const [external, requires, provides, key] = ['@external', '@requires', '@provides', '@key'].map(
    (name) => local(name).slice(1),
  );
  if (schema.getDirective(external ?? '') == null) return EVERYTHING;
  const texts = (nodes: readonly DirectiveTarget[], directive: string | undefined) =>
    directivesOf(nodes)
      .filter(({ name }) => name.value === directive)
      .map((applied) => directiveArguments(applied).fields);
  const written = (typeName: string, fieldName: string) => {
    const type = schema.getType(typeName);
    return { ofType: nodesOf(type ?? {}), ofField: nodesOf(fieldsOf(type)[fieldName] ?? {}) };
  };
  const answering = {
    resolves: (type: string, field: string) => {
      const { ofType, ofField } = written(type, field);
      if (texts(ofField, requires).length > 0) return false;
      const isExternal = texts([...ofField, ...ofType], external).length > 0;
      const keys = texts(ofType, key).flatMap((text) => topFields(String(text)));
      return !isExternal || field === '__typename' || keys.includes(field);
    },
    provides: (type: string, field: string) => texts(written(type, field).ofField, provides),
  };
  return asksOf(schema, answering).below(root, operation);
}
