import type { Nodes, Root } from 'mdast';
import type { Extension } from 'mdast-util-from-markdown';
import { walkTree } from '../tree/walk-tree.ts';

/**
 * Restricts GFM's second search for bare addresses to trees that may contain one. The tokenizer has
 * already found nearly all of them, and the search takes a third of the parse time.
 *
 * @param extensions - From `mdast-util-gfm`, where this search is the only transform.
 * @returns Extensions with the same result.
 */
export function skipAutolinkSearch(extensions: readonly Extension[]): Extension[] {
  return extensions.map((extension) => ({
    ...extension,
    ...(extension.transforms && { transforms: extension.transforms.map(whenNeeded) }),
  }));
}

type Transform = NonNullable<Extension['transforms']>[number];

function whenNeeded(transform: Transform): Transform {
  return (tree) => (mayHoldAddress(tree) ? transform(tree) : undefined);
}

/** Each pattern of the search requires one of these. */
const ADDRESS = /@|https?:\/\/|www\./i;

function mayHoldAddress(tree: Root): boolean {
  let found = false;
  walkTree<Nodes>(tree, (node) => {
    if (node.type === 'link' || node.type === 'linkReference') return 'skip';
    found = node.type === 'text' && ADDRESS.test(node.value);
    return found ? 'stop' : undefined;
  });
  return found;
}
