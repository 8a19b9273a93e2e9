import type { Memo } from './memo.ts';

/** Error for a node that would have to be computed. */
export class NotKept extends Error {}

/** A view of a memo that only returns stored results. Other nodes reject with {@link NotKept}. */
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
