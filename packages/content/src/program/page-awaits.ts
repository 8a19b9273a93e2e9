import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx';
import { isFunction } from './function-names.ts';
import { walkProgram } from './walk-program.ts';

/**
 * Whether an export of a page uses `await` outside of functions, which is only possible in modules.
 *
 * @param nodes - From `scriptNodes`.
 */
export function pageAwaits(nodes: readonly Nodes[]): boolean {
  let found = false;
  for (const node of nodes) {
    if (node.type !== 'mdxjsEsm') continue;
    walkProgram(node.data?.estree, (part) => {
      if (isFunction(part)) return 'skip';
      found ||= part.type === 'AwaitExpression' || (part.type === 'ForOfStatement' && part.await);
      return undefined;
    });
  }
  return found;
}
