import { type ASTNode, print, visit } from 'graphql';

/** SDL of a definition without descriptions, which is the same for definitions with one meaning. */
export function definitionText(node: ASTNode): string {
  return print(
    visit(node, {
      enter: (part) => ('description' in part ? { ...part, description: undefined } : undefined),
    }),
  );
}
