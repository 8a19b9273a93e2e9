import type { Description } from '@docgen/core/schema-model';
import { createContext, useContext } from 'react';

export interface MarkdownOptions {
  /** Omits the paragraph element around a single line. */
  readonly inline?: boolean;
  /** Renders headings as bold paragraphs, for text that is not part of the page's outline. */
  readonly flat?: boolean;
  /**
   * Level of the heading above the description. Its own headings start one level deeper.
   *
   * @default 3, the level of a member
   */
  readonly below?: number;
  /** Renders only the first sentence, as text with code. */
  readonly summary?: boolean;
}

/** Renders a description's Markdown to sanitised HTML. */
export type MarkdownRenderer = (description: Description, options?: MarkdownOptions) => string;

/**
 * Provided on the server only, because pages of the reference are never rendered in the browser.
 */
export const MarkdownContext = createContext<MarkdownRenderer>(() => {
  throw new Error('descriptions are rendered on the server only');
});

/** The renderer of descriptions, for components of the reference. */
export function useMarkdown(): MarkdownRenderer {
  return useContext(MarkdownContext);
}
