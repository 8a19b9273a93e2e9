import { isTypeDefinitionNode, isTypeExtensionNode } from 'graphql';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { rootTypesOf } from '../nodes/root-types.ts';
import { specifiedNames } from './specified-names.ts';

/** What the visible part of a schema has none of. */
export type Lacking = 'definitions' | 'operations';

/**
 * What the visible part of a schema lacks, although the schema has it.
 *
 * @returns `undefined` if it has operations, or if the schema has none.
 */
export function lackingIn(
  visible: Pick<LoadedSchema, 'complete' | 'schema'>,
  whole: Pick<LoadedSchema, 'document' | 'complete' | 'schema'>,
): Lacking | undefined {
  const isSpecified = specifiedNames(whole.document);
  const hasTypes = ({ complete }: Pick<LoadedSchema, 'complete'>) =>
    complete.definitions.some(
      (node) =>
        (isTypeDefinitionNode(node) || isTypeExtensionNode(node)) && !isSpecified(node.name.value),
    );
  const hasOperations = ({ schema }: Pick<LoadedSchema, 'schema'>) =>
    [...rootTypesOf(schema).values()].some((type) =>
      Object.keys(type.getFields()).some((field) => !isSpecified(`${type.name}.${field}`)),
    );
  if (!hasTypes(visible)) return hasTypes(whole) ? 'definitions' : undefined;
  return !hasOperations(visible) && hasOperations(whole) ? 'operations' : undefined;
}
