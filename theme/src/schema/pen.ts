import { type MarkdownRenderer, useMarkdown } from '@docgen/runtime/markdown-context';
import { useHref } from '@docgen/runtime/site-context';

/**
 * What the parts of a reference page are drawn with. A page has hundreds of the smallest ones, and
 * React takes longer over a component than over the elements that it draws: so these are functions,
 * and are given what the page's component has from its hooks.
 */
export interface Pen {
  readonly markdown: MarkdownRenderer;
  /** Turns a route, with a fragment or without, into an href. */
  readonly href: (to: string) => string;
}

/** The pen of the page that is drawn. */
export function usePen(): Pen {
  return { markdown: useMarkdown(), href: useHref() };
}
