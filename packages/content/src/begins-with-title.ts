import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';

/** Types of nodes that may precede the title: imports, comments, tags and link definitions. */
const NO_TEXT = /^(?:mdxjsEsm|mdxFlowExpression|mdxJsxFlowElement|html|definition)$/;

/**
 * Whether a page begins with its title. A level-1 heading below other text is an ordinary heading,
 * as in Docusaurus. Also true for a page without text outside of tags: its title may be inside one.
 */
export function beginsWithTitle({ children }: Root): boolean {
  const first = children.find(({ type }) => !NO_TEXT.test(type));
  return first === undefined || (first.type === 'heading' && first.depth === 1);
}

/**
 * Name of the component that a page begins with, such as a partial. `undefined` if it begins with
 * anything else.
 */
export function openingComponent({ children }: Root): string | undefined {
  const first = children.find(({ type }) => type === 'mdxJsxFlowElement' || !NO_TEXT.test(type));
  return first?.type === 'mdxJsxFlowElement' ? (first.name ?? undefined) : undefined;
}
