import type { Nodes } from 'hast';
import { walkTree } from './walk-tree.ts';

/** True for a tree with HTML that is not parsed yet. Parsing it is slow, most trees have none. */
export function hasHtml(tree: Nodes): boolean {
  let found = false;
  walkTree<Nodes>(tree, (node) => {
    found = node.type === 'raw';
    return found ? 'stop' : undefined;
  });
  return found;
}
