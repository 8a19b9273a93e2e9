import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';

/** What may stand before a title: imports, comments, tags, and definitions of links. */
const NO_TEXT = /^(?:mdxjsEsm|mdxFlowExpression|mdxJsxFlowElement|html|definition)$/;

/**
 * Whether a page begins with its title. A heading of level 1 below other text is a heading like
 * others, as in Docusaurus.
 */
export function beginsWithTitle({ children }: Root): boolean {
  const first = children.find(({ type }) => !NO_TEXT.test(type));
  return first === undefined || (first.type === 'heading' && first.depth === 1);
}

/** Name of the component that a page begins with, such as a partial. */
export function openingComponent({ children }: Root): string | undefined {
  const first = children.find(({ type }) => type === 'mdxJsxFlowElement' || !NO_TEXT.test(type));
  return first?.type === 'mdxJsxFlowElement' ? (first.name ?? undefined) : undefined;
}
