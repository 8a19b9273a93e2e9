import type {
  MdxJsxAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementHastData extends IslandData {}
  interface MdxJsxTextElementHastData extends IslandData {}
}

/** Data of an `htmlIsland`. */
interface IslandData {
  /** Its content. */
  html?: string;
  /** Replacement where only text is possible. */
  text?: string;
  /** MDX's mark for elements that are not replaced with components. */
  _mdxExplicitJsx?: boolean;
}

/** An element or component written as JSX. */
export type JsxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Whether a node of a Markdown or HTML tree is a JSX element. */
export function isJsxNode<N extends { readonly type: string }>(
  node: N,
): node is Extract<N, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }> {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Attributes whose values are text, by their names. */
export function jsxAttributes(values: Readonly<Record<string, string>>): MdxJsxAttribute[] {
  return Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
}

/** The attribute of a name. Does not look into spread attributes. */
export function jsxAttribute({ attributes }: JsxNode, name: string): MdxJsxAttribute | undefined {
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name) return attribute;
  }
  return undefined;
}
