import type { Place } from '@docgen/core/diagnostic';
import { invariant } from '@docgen/core/invariant';
import type {
  DirectiveEntry,
  EntityKey,
  OperationEntry,
  SubgraphUse,
  TypeRef,
} from '@docgen/core/schema-model';
import {
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  isUnionType,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from 'graphql';
import { type DirectiveTarget, directiveArguments, directivesOf } from './applied-directives.ts';
import type {
  Definition,
  DirectiveDefinition,
  NamedTypeDefinition,
  OperationDefinition,
} from './definition.ts';
import { nodeOfDefinition } from './definition.ts';
import { documented } from './documented.ts';
import type { EntryDraft } from './entry-draft.ts';
import { originsFrom } from './index-origins.ts';
import { argumentModel, enumValueModel, fieldModel, typeRef } from './member-models.ts';
import type { EntryAddress, ModelScope } from './model-scope.ts';
import { placeOfNode } from './place-of-node.ts';
import { specificationAddress } from './specifications.ts';
import { pageIn, subgraphsOfType } from './subgraph-uses.ts';

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
  if (isObjectType(type) || isInterfaceType(type)) {
    const fields = Object.values(type.getFields());
    return {
      ...base,
      kind: isObjectType(type) ? 'objects' : 'interfaces',
      interfaces: refs(type.getInterfaces(), scope),
      fields: fields.map((field) => fieldModel(at(field), field, subgraphs, scope)),
      implementations: isInterfaceType(type) ? implementationsOf(type, scope) : [],
      keys: entityKeys(nodes, scope),
    };
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const models = fields.map((field) => argumentModel(at(field), field, subgraphs, scope));
    return { ...base, kind: 'inputs', fields: models };
  }
  if (isEnumType(type)) {
    const values = type.getValues();
    const models = values.map((value) => enumValueModel(at(value), value, subgraphs, scope));
    return { ...base, kind: 'enums', values: models };
  }
  if (isScalarType(type)) {
    return { ...base, kind: 'scalars', specifiedBy: specificationAddress(type.specifiedByURL) };
  }
  invariant(isUnionType(type), `${name} is filed under ${kind} but is no type`);
  return { ...base, kind: 'unions', members: refs(type.getTypes(), scope) };
}

function nodesOf({
  astNode,
  extensionASTNodes,
}: GraphQLNamedType): (TypeDefinitionNode | TypeExtensionNode)[] {
  return [...(astNode ? [astNode] : []), ...extensionASTNodes];
}

function implementationsOf(type: GraphQLInterfaceType, scope: ModelScope): TypeRef[] {
  const { objects, interfaces } = scope.schema.schema.getImplementations(type);
  return refs([...objects, ...interfaces], scope).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function refs(types: readonly GraphQLNamedType[], scope: ModelScope): TypeRef[] {
  return types.map((type) => typeRef(type, scope));
}

/**
 * The keys of an entity: from `@key` in a subgraph, from `@join__type` in a supergraph, where a key
 * counts as resolvable when one subgraph can resolve it.
 */
function entityKeys(nodes: readonly DirectiveTarget[], scope: ModelScope): EntityKey[] {
  const directive = scope.schema.composed ? 'join__type' : scope.keyDirective;
  const argument = scope.schema.composed ? 'key' : 'fields';
  const keys = new Map<string, boolean>();
  for (const node of directivesOf(nodes)) {
    if (node.name.value !== directive) continue;
    const { [argument]: selection, resolvable } = directiveArguments(node);
    if (typeof selection !== 'string') continue;
    const fields = selection.trim().replace(/\s+/g, ' ');
    keys.set(fields, (keys.get(fields) ?? false) || resolvable !== false);
  }
  return [...keys].map(([fields, resolvable]) => ({ fields, resolvable }));
}

/** The entry of a query, mutation or subscription. */
export function operationEntry(
  definition: OperationDefinition,
  scope: ModelScope,
): Omit<OperationEntry, 'signature' | 'usedBy'> {
  const { section, kind, coordinate, field, root } = definition;
  const roots = subgraphsOfType(root.name, root.astNode ? [root.astNode] : [], scope);
  const { type, args, subgraphs: uses, ...rest } = fieldModel(coordinate, field, roots, scope);
  const described = { ...rest, subgraphs: uses.map((use) => withPage(use, coordinate, scope)) };
  return {
    section,
    kind,
    ...described,
    builtIn: false,
    ...entryBase(definition, scope),
    field: { ...described, type, args },
  };
}

/** Root types have no page that a field could share, but the field has one itself. */
function withPage(use: SubgraphUse, coordinate: string, scope: ModelScope): SubgraphUse {
  const to = pageIn(use.id, coordinate, scope);
  return to === undefined ? use : { ...use, to };
}

/** The entry of a directive. */
export function directiveEntry(
  definition: DirectiveDefinition,
  scope: ModelScope,
): Omit<DirectiveEntry, 'signature' | 'usedBy'> {
  const { section, kind, name, coordinate, directive } = definition;
  const node = directive.astNode ?? undefined;
  // A directive's definition has no directives applied to it.
  const nodes = node === undefined ? [] : [{ description: node.description }];
  return {
    section,
    kind,
    name,
    ...documented({ coordinate, nodes, subgraphs: [], scope }),
    builtIn: isSpecifiedDirective(directive),
    ...entryBase(definition, scope),
    args: directive.args.map((arg) => argumentModel(`${coordinate}(${arg.name}:)`, arg, [], scope)),
    locations: directive.locations,
    repeatable: directive.isRepeatable,
  };
}

/** The part of an entry that is found the same way for every kind of definition. */
function entryBase(
  definition: Definition,
  scope: ModelScope,
): EntryAddress & { readonly place?: Place } {
  const { coordinate } = definition;
  const address = scope.addresses.get(coordinate);
  invariant(address !== undefined, `${coordinate} has no address`);
  const place = scope.schema.composed
    ? originsFrom(coordinate, scope).find((origin) => origin.place !== undefined)?.place
    : placeOfNode(nodeOfDefinition(definition));
  return { ...address, place };
}
