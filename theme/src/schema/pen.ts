import { type MarkdownRenderer, useMarkdown } from '@docgen/runtime/markdown-context';
import { useHref } from '@docgen/runtime/site-context';

/**
 * The hook results that functions need to render the parts of a reference page. A page has hundreds
 * of the smallest parts, and React takes longer for a component than for the elements that it
 * renders. So these parts are functions instead of components.
 */
export interface Pen {
  readonly markdown: MarkdownRenderer;
  /** Turns a route, optionally with a fragment, into an href. */
  readonly href: (to: string) => string;
}

/** The pen for the current page. */
export function usePen(): Pen {
  return { markdown: useMarkdown(), href: useHref() };
}
