import type {
  ArgumentModel,
  Documented,
  EnumValueModel,
  FieldModel,
  SubgraphUse,
  TypeRef,
} from '@docgen/core/schema-model';
import {
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLType,
  getNamedType,
  Kind,
} from 'graphql';
import { type DocumentedNode, documented } from './documented.ts';
import { languageDefinitions } from './known-definitions.ts';
import type { ModelScope } from './model-scope.ts';
import { printValue } from './print-value.ts';
import { subgraphsOfMember } from './subgraph-uses.ts';

/**
 * A field of an object or interface.
 *
 * @param parent - The subgraphs of its type.
 */
export function fieldModel(
  coordinate: string,
  field: GraphQLField<unknown, unknown>,
  parent: readonly SubgraphUse[],
  scope: ModelScope,
): FieldModel {
  return {
    ...member(coordinate, field.astNode ?? undefined, parent, scope),
    name: field.name,
    type: typeRef(field.type, scope),
    args: field.args.map((arg) => argumentModel(`${coordinate}(${arg.name}:)`, arg, [], scope)),
  };
}

/**
 * An argument, or a field of an input type.
 *
 * @param parent - The subgraphs of an input field's type; empty for an argument, of which
 *   composition says nothing.
 */
export function argumentModel(
  coordinate: string,
  arg: GraphQLArgument | GraphQLInputField,
  parent: readonly SubgraphUse[],
  scope: ModelScope,
): ArgumentModel {
  // Arguments of @deprecated and the like have no node of their own in graphql-js.
  const known = arg.astNode ?? languageDefinitions.get(coordinate);
  const node = known?.kind === Kind.INPUT_VALUE_DEFINITION ? known : undefined;
  return {
    ...member(coordinate, node, parent, scope),
    name: arg.name,
    type: typeRef(arg.type, scope),
    ...(node?.defaultValue === undefined ? {} : { defaultValue: printValue(node.defaultValue) }),
  };
}

/** @param parent - The subgraphs of the enum. */
export function enumValueModel(
  coordinate: string,
  value: GraphQLEnumValue,
  parent: readonly SubgraphUse[],
  scope: ModelScope,
): EnumValueModel {
  return { ...member(coordinate, value.astNode ?? undefined, parent, scope), name: value.name };
}

function member(
  coordinate: string,
  node: DocumentedNode | undefined,
  parent: readonly SubgraphUse[],
  scope: ModelScope,
): Documented {
  const subgraphs = subgraphsOfMember(node, parent, scope);
  return documented({ coordinate, nodes: node ? [node] : [], subgraphs, scope });
}

/** A type as it is written at a field or argument, with the route of its page. */
export function typeRef(type: GraphQLType, { addresses }: ModelScope): TypeRef {
  const { name } = getNamedType(type);
  return { text: String(type), name, to: addresses.get(name)?.route };
}
