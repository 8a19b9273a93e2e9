import { translate, type WithTexts } from '@docgen/core/texts/texts';
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Options } from 'rehype-autolink-headings';

/**
 * Options of `rehype-autolink-headings` for links to headings. A link is beside its heading, in a
 * box with it: inside, its name would become part of the heading's name, and screen readers would
 * say "Installing Link to Installing". CSS draws the sign.
 */
export const headingAnchors = (site: WithTexts): Options => ({
  behavior: 'after',
  content: [],
  group: ({ properties: { align, dir } }: Readonly<Element>): Element => ({
    type: 'element',
    tagName: 'div',
    // CSS makes the heading inline, so that the sign follows its last word, and these attributes
    // only have an effect on a block.
    properties: { className: ['linked-heading'], align, dir },
    children: [],
  }),
  properties: (heading: Readonly<Element>) => ({
    className: ['anchor'],
    ariaLabel: translate(site, 'Link to {0}', textOf(heading).trim()),
  }),
  // The title of a page needs no link, and the heading of the footnotes is hidden.
  test: (element) => /^h[2-6]$/.test(element.tagName) && element.properties.id !== 'footnote-label',
});
