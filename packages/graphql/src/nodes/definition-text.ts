import { type ASTNode, print, visit } from 'graphql';

/** The SDL of a definition without descriptions, to compare what definitions mean. */
export function definitionText(node: ASTNode): string {
  return print(
    visit(node, {
      enter: (part) => ('description' in part ? { ...part, description: undefined } : undefined),
    }),
  );
}
