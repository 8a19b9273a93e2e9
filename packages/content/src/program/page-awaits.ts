import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { walkProgram } from './walk-program.ts';

/** Whether an export of a page waits for something outside of functions, as only modules can. */
export function pageAwaits(tree: Root): boolean {
  let found = false;
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    walkProgram(node.data?.estree, (part) => {
      if (/Function/.test(part.type)) return 'skip';
      found ||= part.type === 'AwaitExpression' || (part.type === 'ForOfStatement' && part.await);
      return undefined;
    });
  }
  return found;
}
