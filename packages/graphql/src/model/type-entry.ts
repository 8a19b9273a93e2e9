import { invariant } from '@docgen/core/basics/invariant';
import type { Place } from '@docgen/core/diagnostic';
import type {
  DirectiveEntry,
  EntityKey,
  MemberRef,
  OperationEntry,
  RootType,
  SubgraphUse,
} from '@docgen/core/schema-model';
import {
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';
import { linkAddress } from '../check/directive-addresses.ts';
import type { DraftOf, EntryDraft } from '../entries/entry-draft.ts';
import { scalarFormat } from '../entries/scalar-format.ts';
import { accessOf } from '../federation/access.ts';
import { entityKeys } from '../federation/entity-keys.ts';
import type {
  Definition,
  DirectiveDefinition,
  NamedTypeDefinition,
  OperationDefinition,
} from '../nodes/definition.ts';
import { nodeOfDefinition } from '../nodes/definition.ts';
import {
  argumentValues,
  type DirectiveTarget,
  directivesOf,
  federationUses,
} from '../nodes/directives-of.ts';
import { nodesOf } from '../nodes/nodes-of.ts';
import { placeOfNode } from '../nodes/place-of-node.ts';
import { originsFrom } from '../ownership/index-origins.ts';
import {
  type ParentType,
  pageIn,
  subgraphsNaming,
  subgraphsOfType,
} from '../ownership/subgraph-uses.ts';
import { documented } from './documented.ts';
import {
  argumentModel,
  argumentModels,
  enumValueModel,
  fieldModel,
  typeRef,
} from './member-models.ts';
import type { EntryAddress, ModelScope } from './model-scope.ts';
import { differentTexts } from './subgraph-texts.ts';

/** The entry of a type, with its members. */
export function typeEntry(definition: NamedTypeDefinition, scope: ModelScope): EntryDraft {
  const { kind, name, type } = definition;
  const nodes = nodesOf(type);
  const subgraphs = subgraphsOfType(name, nodes, scope);
  const at = (member: { readonly name: string }) => `${name}.${member.name}`;
  const base = {
    section: 'types' as const,
    name,
    ...documented({ coordinate: name, nodes, subgraphs, scope }),
    builtIn: isSpecifiedScalarType(type),
    ...entryBase(definition, scope),
  };
  const parent: ParentType = { type, subgraphs, inaccessible: base.inaccessible };
  if (isObjectType(type) || isInterfaceType(type)) {
    const fields = Object.values(type.getFields());
    const whole = nodesOf(scope.schema.hiding?.whole.getType(name) ?? type);
    const isInterfaceObject = federationUses('@interfaceObject', whole, scope.names).length > 0;
    return {
      ...base,
      kind: isObjectType(type) ? 'objects' : 'interfaces',
      interfaces: memberRefs(type.getInterfaces(), 'join__implements', nodes, scope),
      fields: fields.map((field) => fieldModel(at(field), field, parent, scope)),
      ...(keysOf(whole, scope).length > 0 && { entity: true }),
      ...(isInterfaceObject && { interfaceObject: true }),
      keys: keysOf(nodes, scope),
    };
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const models = fields.map((field) => argumentModel(at(field), field, parent, scope));
    return { ...base, kind: 'inputs', fields: models };
  }
  if (isEnumType(type)) {
    const values = type.getValues();
    const models = values.map((value) => enumValueModel(at(value), value, parent, scope));
    return { ...base, kind: 'enums', values: models };
  }
  if (isScalarType(type)) {
    return {
      ...base,
      kind: 'scalars',
      specifiedBy: linkAddress(type.specifiedByURL),
      format: scalarFormat(type, base.description?.markdown),
    };
  }
  invariant(isUnionType(type), `${name} is filed under ${kind} but is no type`);
  const members = memberRefs(type.getTypes(), 'join__unionMember', nodes, scope);
  return { ...base, kind: 'unions', members };
}

/** The documentation of a root type, which has no page. */
export function rootType(
  kind: RootType['kind'],
  type: GraphQLObjectType,
  scope: ModelScope,
): RootType {
  const { name } = type;
  const nodes = nodesOf(type);
  const subgraphs = subgraphsOfType(name, nodes, scope);
  const { description, ...rest } = documented({ coordinate: name, nodes, subgraphs, scope });
  const told = differentTexts(name, scope);
  return {
    kind,
    name,
    ...rest,
    // Composition uses the description of one subgraph, which is about its own fields.
    ...(told.length > 0 ? { told } : { description }),
    interfaces: memberRefs(type.getInterfaces(), 'join__implements', nodes, scope),
  };
}

/** Types that a directive of a supergraph names, with the subgraphs that it lists for them. */
function memberRefs(
  types: readonly GraphQLNamedType[],
  directive: 'join__implements' | 'join__unionMember',
  nodes: readonly DirectiveTarget[],
  scope: ModelScope,
): MemberRef[] {
  const subgraphs = subgraphsNaming(directive, nodes, scope);
  return types.map((type) => ({
    ...typeRef(type, scope),
    subgraphs: subgraphs.get(type.name) ?? [],
  }));
}

/** The keys of an entity: from `@key` in a subgraph, from `@join__type` in a supergraph. */
function keysOf(nodes: readonly DirectiveTarget[], { schema, names }: ModelScope): EntityKey[] {
  const { composed } = schema;
  const uses = composed
    ? directivesOf(nodes).filter(({ name }) => name.value === 'join__type')
    : federationUses('@key', nodes, names);
  return entityKeys(uses.map(argumentValues), composed ? 'key' : 'fields');
}

/** The entry of a query, mutation or subscription. */
export function operationEntry(
  definition: OperationDefinition,
  scope: ModelScope,
): DraftOf<OperationEntry> {
  const { section, kind, coordinate, field, root } = definition;
  const subgraphs = subgraphsOfType(root.name, nodesOf(root), scope);
  const parent: ParentType = { type: root, subgraphs };
  const { type, args, subgraphs: uses, ...rest } = fieldModel(coordinate, field, parent, scope);
  const described = { ...rest, subgraphs: uses.map((use) => withPage(use, coordinate, scope)) };
  return {
    section,
    kind,
    ...described,
    resultAccess: accessOf(nodesOf(getNamedType(field.type)), scope.names),
    builtIn: false,
    ...entryBase(definition, scope),
    field: { ...described, type, args },
  };
}

/** Links to the page of the field in the subgraph, because root types have no page. */
function withPage(use: SubgraphUse, coordinate: string, scope: ModelScope): SubgraphUse {
  const to = pageIn(use.id, coordinate, scope);
  return to === undefined ? use : { ...use, to };
}

/** The entry of a directive. */
export function directiveEntry(
  definition: DirectiveDefinition,
  scope: ModelScope,
): DraftOf<DirectiveEntry> {
  const { section, kind, name, coordinate, directive } = definition;
  const node = directive.astNode ?? undefined;
  const specified = scope.specified.get(coordinate);
  // Directives cannot be applied to a directive's definition.
  const nodes = node === undefined ? [] : [{ description: node.description }];
  return {
    section,
    kind,
    name,
    ...documented({ coordinate, nodes, subgraphs: [], scope }),
    builtIn: isSpecifiedDirective(directive),
    ...entryBase(definition, scope),
    ...(specified !== undefined && { specified }),
    args: argumentModels({ coordinate }, directive.args, scope),
    locations: directive.locations,
    repeatable: directive.isRepeatable,
  };
}

/** The properties that are determined in the same way for all kinds of definitions. */
function entryBase(
  definition: Definition,
  scope: ModelScope,
): EntryAddress & { readonly place?: Place } {
  const { coordinate } = definition;
  const address = scope.addresses.get(coordinate);
  invariant(address !== undefined, `${coordinate} has no address`);
  const place =
    originsFrom(coordinate, scope).find((origin) => origin.place !== undefined)?.place ??
    placeOfNode(nodeOfDefinition(definition));
  return { ...address, place };
}
