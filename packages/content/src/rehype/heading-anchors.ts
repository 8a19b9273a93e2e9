import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Options } from 'rehype-autolink-headings';

/** How `rehype-autolink-headings` links headings to themselves; the sign is drawn by CSS. */
export const headingAnchors: Options = {
  behavior: 'append',
  content: [],
  properties: (heading: Readonly<Element>) => ({
    className: ['anchor'],
    ariaLabel: `Link to ${textOf(heading).trim()}`,
  }),
  // The title of a page needs no link, and the one of the footnotes is hidden.
  test: (element) => /^h[2-6]$/.test(element.tagName) && element.properties.id !== 'footnote-label',
};
