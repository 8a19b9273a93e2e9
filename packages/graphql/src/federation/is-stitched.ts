import { type DocumentNode, isTypeDefinitionNode, isTypeExtensionNode } from 'graphql';

/**
 * Whether a document is a service of schema stitching, whose `@key` has the name of federation's,
 * but selects fields by `selectionSet` instead of `fields`.
 *
 * @see https://the-guild.dev/graphql/stitching/docs/approaches/stitching-directives
 */
export function isStitched(document: DocumentNode): boolean {
  return document.definitions.some(
    (node) =>
      (isTypeDefinitionNode(node) || isTypeExtensionNode(node)) &&
      node.directives?.some(
        ({ name, arguments: given = [] }) =>
          name.value === 'key' && given.some((arg) => arg.name.value === 'selectionSet'),
      ),
  );
}
