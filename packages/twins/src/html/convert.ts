import type { PhrasingContent, RootContent } from 'mdast';
import type { HtmlNode } from './html-node.ts';

/** Functions for converters of single elements to convert their content. */
export interface Convert {
  /** Converts to blocks, such as paragraphs, lists and code. Inline content becomes paragraphs. */
  readonly blocks: (nodes: readonly HtmlNode[]) => RootContent[];
  /** Converts to inline content, with white space collapsed and trimmed. */
  readonly phrasing: (nodes: readonly HtmlNode[]) => PhrasingContent[];
  /**
   * Makes an address absolute; `undefined` if it is malformed or would run code, and for `data:`
   * and `blob:`.
   */
  readonly address: (href: string) => string | undefined;
  /** The title of an admonition without one of its own, by its kind. */
  readonly titleOf: (kind: string) => string;
}
