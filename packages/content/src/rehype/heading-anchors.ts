import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Options } from 'rehype-autolink-headings';

/**
 * Options of `rehype-autolink-headings` for links from headings to themselves. CSS draws the sign.
 */
export const headingAnchors: Options = {
  behavior: 'append',
  content: [],
  properties: (heading: Readonly<Element>) => ({
    className: ['anchor'],
    ariaLabel: `Link to ${textOf(heading).trim()}`,
  }),
  // The title of a page needs no link, and the heading of the footnotes is hidden.
  test: (element) => /^h[2-6]$/.test(element.tagName) && element.properties.id !== 'footnote-label',
};
