import type { Program } from 'estree';
import type { Nodes, Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { isJsxNode } from '../tree/jsx-node.ts';
import { walkTree } from '../tree/walk-tree.ts';

/**
 * The nodes of a page that may contain JavaScript, in document order. Pages of prose have few or
 * none.
 */
export function scriptNodes(tree: Root): Nodes[] {
  const found: Nodes[] = [];
  walkTree<Nodes>(tree, (node) => {
    if (isJsxNode(node) || nodePrograms(node).length > 0) found.push(node);
  });
  return found;
}

/**
 * The JavaScript of a page: imports and exports, expressions, and attributes of its tags.
 *
 * @param nodes - From {@link scriptNodes}.
 */
export function pagePrograms(nodes: readonly Nodes[]): Program[] {
  return nodes.flatMap(nodePrograms);
}

/** The JavaScript of one node. */
export function nodePrograms(node: Nodes): Program[] {
  const found = isJsxNode(node)
    ? node.attributes.map(programOfAttribute)
    : 'data' in node && node.data && 'estree' in node.data
      ? [node.data.estree]
      : [];
  return found.filter((program) => program !== null && program !== undefined);
}

function programOfAttribute(attribute: MdxJsxFlowElement['attributes'][number]) {
  if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.data?.estree;
  const { value } = attribute;
  return value !== null && typeof value === 'object' ? value.data?.estree : undefined;
}
