import type {
  MdxJsxAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';

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

/** Whether a node of a tree, of Markdown or HTML, is one. */
export function isJsxNode<N extends { readonly type: string }>(
  node: N,
): node is Extract<N, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }> {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The attribute of a name; what is spread into the element is not looked into. */
export function jsxAttribute({ attributes }: JsxNode, name: string): MdxJsxAttribute | undefined {
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name) return attribute;
  }
  return undefined;
}
