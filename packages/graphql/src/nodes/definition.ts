import type { EntryKind, EntrySection } from '@docgen/core/schema-model';
import type {
  DirectiveDefinitionNode,
  FieldDefinitionNode,
  GraphQLDirective,
  GraphQLField,
  GraphQLNamedType,
  GraphQLObjectType,
  TypeDefinitionNode,
} from 'graphql';

/** A definition of a schema that gets a page. */
export type Definition = OperationDefinition | NamedTypeDefinition | DirectiveDefinition;

interface DefinitionBase {
  readonly section: EntrySection;
  readonly kind: EntryKind;
  /** Name in the schema; that of a directive is without its `@`. */
  readonly name: string;
  readonly coordinate: string;
}

/** A field of a root type. */
export interface OperationDefinition extends DefinitionBase {
  readonly section: 'api';
  readonly kind: 'queries' | 'mutations' | 'subscriptions';
  readonly root: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
}

export interface NamedTypeDefinition extends DefinitionBase {
  readonly section: 'types';
  readonly kind: 'enums' | 'inputs' | 'interfaces' | 'objects' | 'scalars' | 'unions';
  readonly type: GraphQLNamedType;
}

export interface DirectiveDefinition extends DefinitionBase {
  readonly kind: 'directives';
  readonly directive: GraphQLDirective;
}

/**
 * The node that a definition was built from; `undefined` for definitions that are part of
 * graphql-js.
 */
export function nodeOfDefinition(
  definition: Definition,
): FieldDefinitionNode | TypeDefinitionNode | DirectiveDefinitionNode | undefined {
  if ('field' in definition) return definition.field.astNode ?? undefined;
  if ('directive' in definition) return definition.directive.astNode ?? undefined;
  return definition.type.astNode ?? undefined;
}
