import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementHastData extends IslandData {}
  interface MdxJsxTextElementHastData extends IslandData {}
}

/** What is known about an `htmlIsland`. */
interface IslandData {
  /** Its content. */
  html?: string;
  /** What stands for it where there is only text. */
  text?: string;
  /** MDX's mark for elements that no component replaces. */
  _mdxExplicitJsx?: boolean;
}

/** An element or component that is written as JSX. */
export type JsxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast;

export function isJsxNode(node: { readonly type: string }): node is JsxNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
