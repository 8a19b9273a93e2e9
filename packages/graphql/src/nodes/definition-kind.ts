import type { ASTNode } from 'graphql';

/**
 * The kind of a definition. An extension has that of the definition that it extends: the names of
 * both kinds differ only in their ending.
 */
export function definitionKind({ kind }: ASTNode): string {
  return kind.replace('Extension', 'Definition');
}
