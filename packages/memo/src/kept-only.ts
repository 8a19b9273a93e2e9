import type { Memo } from './memo.ts';

/** Rejects a node that would have to be computed. */
export class NotKept extends Error {}

/** The memo for who only takes what is kept: it computes nothing, and rejects with {@link NotKept}. */
export function keptOnly(memo: Memo): Memo {
  return {
    ...memo,
    node: (node) =>
      memo.node({
        ...node,
        compute() {
          throw new NotKept(`${node.kind} ${node.id}`);
        },
      }),
  };
}
