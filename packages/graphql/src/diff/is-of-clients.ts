import { type DocumentNode, isExecutableDefinitionNode } from 'graphql';

/** Whether a file contains operations and fragments only, such as those of a client. */
export function isOfClients({ definitions }: DocumentNode): boolean {
  return definitions.length > 0 && definitions.every(isExecutableDefinitionNode);
}
