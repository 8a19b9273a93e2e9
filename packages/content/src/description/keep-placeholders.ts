import { escapeMarkup } from '@docgen/core/strings/escape-markup';
import type { Element, Nodes, Root, Text } from 'hast';
import type { Raw } from 'mdast-util-to-hast';
import { walkTree } from '../tree/walk-tree.ts';
import { descriptionSchema } from './description-schema.ts';

/** HTML elements that are not allowed in a description but whose content is kept. */
const UNWANTED =
  'applet audio base body button canvas center embed font form frame frameset head html ' +
  'input link marquee math meta noscript object option param select svg track video';

/**
 * Excludes `script`, `style` and the like: browsers treat everything after such a tag as raw text,
 * possibly up to the end of the page.
 *
 * Source: https://github.github.com/gfm/#disallowed-raw-html-extension-
 */
const HTML_NAMES = new Set([...(descriptionSchema.tagNames ?? []), ...UNWANTED.split(' ')]);

const TAG = /<(?=\/?([a-z][\w-]*))/gi;

/** Complete tags and comments (CommonMark, section 6.6). */
const COMPLETE =
  /<!--.*?-->|<\/?[a-z][\w-]*(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?>/gis;

/**
 * Turns tags that are not HTML, such as those of `List<String>` and `/users/<id>`, and markup that
 * would swallow the rest of the description, into plain text. HTML would drop them silently.
 */
export function keepPlaceholders(tree: Root): void {
  walkTree<Nodes>(tree, (node, place) => {
    if (node.type !== 'raw' || place === undefined) return;
    const markup = node.value.replace(TAG, (sign, name: string) =>
      HTML_NAMES.has(name.toLowerCase()) ? sign : escapeMarkup(sign),
    );
    const ends = !/<[a-z/!?]/i.test(markup.replace(COMPLETE, ''));
    if (ends && markup === node.value) return;
    // Findings inside the HTML are reported at this position.
    const { position } = node;
    const kept: Raw | Text = ends
      ? { type: 'raw', value: markup, position }
      : { type: 'text', value: node.value, position };
    const isBlock = place.siblings === tree.children && !/^<(?!!)/.test(ends ? markup : '');
    const paragraph: Element = {
      ...{ type: 'element', tagName: 'p', properties: {} },
      ...{ children: [kept], position },
    };
    // In Markdown, HTML on a line by itself is a block.
    place.siblings[place.index] = isBlock ? paragraph : kept;
  });
}
