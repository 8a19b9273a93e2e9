import type { PhrasingContent, RootContent } from 'mdast';
import type { HtmlNode } from './html-node.ts';

/** How the converters of single elements reach the others. */
export interface Convert {
  /** What stands below each other: paragraphs, lists, code. Loose text becomes a paragraph. */
  readonly blocks: (nodes: readonly HtmlNode[]) => RootContent[];
  /** What stands beside each other, white space collapsed and trimmed. */
  readonly phrasing: (nodes: readonly HtmlNode[]) => PhrasingContent[];
  /** An address made absolute; `undefined` for what is none, and for code and data. */
  readonly address: (href: string) => string | undefined;
}
