import type {
  ArgumentModel,
  Documented,
  EnumValueModel,
  FieldModel,
  TypeRef,
} from '@docgen/core/schema-model';
import {
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLType,
  getNamedType,
  isSpecifiedScalarType,
  Kind,
} from 'graphql';
import { languageDefinitions } from '../federation/known-definitions.ts';
import { printValue } from '../nodes/print-value.ts';
import { type ParentType, subgraphsOfMember } from '../ownership/subgraph-uses.ts';
import { type DocumentedNode, documented } from './documented.ts';
import type { ModelScope } from './model-scope.ts';

/** A field of an object or interface. */
export function fieldModel(
  coordinate: string,
  field: GraphQLField<unknown, unknown>,
  parent: ParentType,
  scope: ModelScope,
): FieldModel {
  const documented = member(coordinate, field, parent, scope);
  return {
    ...documented,
    name: field.name,
    type: typeRef(field.type, scope),
    args: argumentModels(documented, field.args, scope),
  };
}

/** The arguments of a field or directive. Composition does not record their subgraphs. */
export function argumentModels(
  { coordinate, inaccessible }: Pick<Documented, 'coordinate' | 'inaccessible'>,
  args: readonly GraphQLArgument[],
  scope: ModelScope,
): ArgumentModel[] {
  const parent: ParentType = { subgraphs: [], inaccessible };
  return args.map((arg) => argumentModel(`${coordinate}(${arg.name}:)`, arg, parent, scope));
}

/** An argument, or a field of an input type. */
export function argumentModel(
  coordinate: string,
  arg: GraphQLArgument | GraphQLInputField,
  parent: ParentType,
  scope: ModelScope,
): ArgumentModel {
  // Arguments of built-in directives such as @deprecated have no node in graphql-js.
  const known = arg.astNode ?? languageDefinitions.get(coordinate);
  const node = known?.kind === Kind.INPUT_VALUE_DEFINITION ? known : undefined;
  return {
    ...member(coordinate, { name: arg.name, astNode: node }, parent, scope),
    name: arg.name,
    type: typeRef(arg.type, scope),
    ...(node?.defaultValue === undefined ? {} : { defaultValue: printValue(node.defaultValue) }),
  };
}

/** A value of an enum. */
export function enumValueModel(
  coordinate: string,
  value: GraphQLEnumValue,
  parent: ParentType,
  scope: ModelScope,
): EnumValueModel {
  return { ...member(coordinate, value, parent, scope), name: value.name };
}

function member(
  coordinate: string,
  {
    name,
    astNode,
  }: { readonly name: string; readonly astNode?: DocumentedNode | null | undefined },
  parent: ParentType,
  scope: ModelScope,
): Documented {
  const node = astNode ?? undefined;
  const subgraphs = subgraphsOfMember(name, node, parent, scope);
  const own = documented({ coordinate, nodes: node ? [node] : [], subgraphs, scope });
  return parent.inaccessible === true ? { ...own, inaccessible: true } : own;
}

/**
 * A type as written at a field or argument, with the address of its page. Built-in scalars are not
 * linked, because they need no explanation: `String` must not look like an entity.
 */
export function typeRef(type: GraphQLType, { addresses }: ModelScope): TypeRef {
  const named = getNamedType(type);
  const { name } = named;
  const to = isSpecifiedScalarType(named) ? undefined : addresses.get(name)?.route;
  return { text: String(type), name, to };
}
