import type { EntryKind, EntrySection } from '@docgen/core/schema-model';
import type { GraphQLDirective, GraphQLField, GraphQLNamedType, GraphQLObjectType } from 'graphql';

/** Something of a schema that gets a page, before it is described. */
export type Definition = OperationDefinition | NamedTypeDefinition | DirectiveDefinition;

interface DefinitionBase {
  readonly section: EntrySection;
  readonly kind: EntryKind;
  /** Name as in the schema, a directive's without its `@`. */
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
