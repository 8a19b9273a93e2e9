import type { Nodes, Root } from 'hast';
import { isJsxNode } from '../tree/jsx-node.ts';
import { walkTree } from '../tree/walk-tree.ts';

/** Lets `<head>` in MDX stand for the component `<Head>`, as in Docusaurus. */
export function rehypeHead() {
  return (tree: Root) => {
    walkTree<Nodes>(tree, (node) => {
      if (isJsxNode(node) && node.name === 'head') node.name = 'Head';
    });
  };
}
