import type { DirectiveDefinitionNode, FieldDefinitionNode, TypeDefinitionNode } from 'graphql';
import type { Definition } from './definition.ts';

/** The node that a definition was built from; absent for what graphql-js brings along. */
export function nodeOfDefinition(
  definition: Definition,
): FieldDefinitionNode | TypeDefinitionNode | DirectiveDefinitionNode | undefined {
  if ('field' in definition) return definition.field.astNode ?? undefined;
  if ('directive' in definition) return definition.directive.astNode ?? undefined;
  return definition.type.astNode ?? undefined;
}
