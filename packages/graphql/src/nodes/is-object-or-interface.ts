import type { ASTNode } from 'graphql';

/** Whether a node defines or extends an object or interface, the types whose fields are selected. */
export function isObjectOrInterface<Node extends ASTNode>(
  node: Node,
): node is Extract<Node, { readonly interfaces?: unknown }> {
  return /^(Object|Interface)Type/.test(node.kind);
}
