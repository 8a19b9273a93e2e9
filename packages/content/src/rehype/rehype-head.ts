import type { Nodes, Root } from 'hast';
import { isJsxNode } from '../tree/jsx-node.ts';
import { walkTree } from '../tree/walk-tree.ts';

/** Reads `<head>` in MDX as the component `<Head>`, as Docusaurus does. */
export function rehypeHead() {
  return (tree: Root) => {
    walkTree<Nodes>(tree, (node) => {
      if (isJsxNode(node) && node.name === 'head') node.name = 'Head';
    });
  };
}
