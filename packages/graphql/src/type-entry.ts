import { invariant } from '@docgen/core/invariant';
import type { EntityKey, TypeRef } from '@docgen/core/schema-model';
import {
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from 'graphql';
import { type DirectiveTarget, directivesOf } from './applied-directives.ts';
import type { NamedTypeDefinition } from './definition.ts';
import { directiveArguments } from './directive-arguments.ts';
import { documented } from './documented.ts';
import { entryBase } from './entry-base.ts';
import type { EntryDraft } from './entry-draft.ts';
import { argumentModel, enumValueModel, fieldModel } from './member-models.ts';
import type { ModelScope } from './model-scope.ts';
import { subgraphsOfType } from './subgraph-uses.ts';
import { typeRef } from './type-ref.ts';

/** The entry of a type, with its members. */
export function typeEntry(definition: NamedTypeDefinition, scope: ModelScope): EntryDraft {
  const { kind, name, type } = definition;
  const nodes = nodesOf(type);
  const subgraphs = subgraphsOfType(name, nodes, scope);
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
      fields: fields.map((field) => fieldModel(`${name}.${field.name}`, field, subgraphs, scope)),
      implementations: isInterfaceType(type) ? implementationsOf(type, scope) : [],
      keys: entityKeys(nodes, scope),
    };
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return {
      ...base,
      kind: 'inputs',
      fields: fields.map((field) =>
        argumentModel(`${name}.${field.name}`, field, subgraphs, scope),
      ),
    };
  }
  if (isEnumType(type)) {
    const values = type.getValues();
    return {
      ...base,
      kind: 'enums',
      values: values.map((value) =>
        enumValueModel(`${name}.${value.name}`, value, subgraphs, scope),
      ),
    };
  }
  if (isScalarType(type)) {
    const url = type.specifiedByURL;
    return { ...base, kind: 'scalars', ...(url ? { specifiedBy: url } : {}) };
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
