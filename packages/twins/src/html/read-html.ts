import { Parser } from 'htmlparser2';
import type { HtmlNode } from './html-node.ts';

/** Elements for interaction or display, without text to read. */
const UNREADABLE = new Set(
  'button nav optgroup option script select style svg template textarea wbr'.split(' '),
);

/** Classes of elements that repeat content or only serve navigation. */
const UNREADABLE_CLASS = /(?:^|\s)(?:anchor|dark-only|page-source)(?:\s|$)/;

/**
 * Parses the HTML of an article into a tree, without elements that only make sense on a screen. Of
 * code blocks, only the text is kept: most elements of a page are the tokens of highlighted code.
 *
 * @param html - Well-formed, as written by React and the description renderer.
 */
export function readHtml(html: string): HtmlNode[] {
  const root: HtmlNode[] = [];
  const open: HtmlNode[][] = [root];
  let preformatted = 0;
  let dropped = 0;

  const addText = (text: string) => {
    const siblings = open.at(-1) ?? root;
    const last = siblings.at(-1);
    if (typeof last === 'string') siblings[siblings.length - 1] = last + text;
    else siblings.push(text);
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (dropped > 0 || isDropped(name, attributes)) {
        dropped++;
        return;
      }
      const siblings = open.at(-1) ?? root;
      if (name === 'pre') preformatted++;
      else if (preformatted > 0 && name !== 'code') {
        if (name === 'br') addText('\n');
        open.push(siblings);
        return;
      }
      const children: HtmlNode[] = [];
      siblings.push({ name, attributes, children });
      open.push(children);
    },
    ontext(text) {
      if (dropped === 0) addText(text);
    },
    onclosetag(name) {
      if (dropped > 0) {
        dropped--;
        return;
      }
      if (name === 'pre') preformatted--;
      open.pop();
    },
  });
  parser.end(html);
  return root;
}

/**
 * Themes mark what they add to articles with `data-nosnippet`, which also keeps it out of the
 * results of search engines
 * (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#data-nosnippet-attr).
 */
function isDropped(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return (
    UNREADABLE.has(name) ||
    (name === 'input' && attributes.type !== 'checkbox') ||
    (attributes.hidden !== undefined && attributes.hidden !== 'until-found') ||
    attributes['aria-hidden'] === 'true' ||
    attributes.role === 'tablist' ||
    'data-footnote-backref' in attributes ||
    'data-nosnippet' in attributes ||
    (attributes.class !== undefined && UNREADABLE_CLASS.test(attributes.class))
  );
}
