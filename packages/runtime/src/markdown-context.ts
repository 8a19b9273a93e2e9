import type { Description } from '@docgen/core/schema-model';
import { createContext, useContext } from 'react';

/** Renders a description's Markdown to sanitised HTML; `inline` drops the paragraph around a single line. */
export type MarkdownRenderer = (
  description: Description,
  options?: { readonly inline?: boolean },
) => string;

/** Provided on the server only; pages of the reference are never rendered in the browser. */
export const MarkdownContext = createContext<MarkdownRenderer>(() => {
  throw new Error('descriptions are rendered on the server only');
});

/** The renderer of descriptions, for components of the reference. */
export function useMarkdown(): MarkdownRenderer {
  return useContext(MarkdownContext);
}
