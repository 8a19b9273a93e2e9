import { escapeMarkup } from '@docgen/core/escape-markup';
import type { Element, Nodes, Root, Text } from 'hast';
import type { Raw } from 'mdast-util-to-hast';
import { walkTree } from '../tree/walk-tree.ts';
import { descriptionSchema } from './description-schema.ts';

/** HTML that has no place in a description; what stands in it is kept. */
const UNWANTED =
  'applet audio base body button canvas center embed font form frame frameset head html ' +
  'input link marquee math meta noscript object option param select svg track video';

/**
 * Not among them: `script`, `style` and their kind, behind which browsers take everything for text of
 * their own, if need be to the end.
 *
 * Source: https://github.github.com/gfm/#disallowed-raw-html-extension-
 */
const HTML_NAMES = new Set([...(descriptionSchema.tagNames ?? []), ...UNWANTED.split(' ')]);

const TAG = /<(?=\/?([a-z][\w-]*))/gi;

/** Tags and comments that end (CommonMark, section 6.6). */
const COMPLETE =
  /<!--.*?-->|<\/?[a-z][\w-]*(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?>/gis;

/**
 * Turns tags that are none, such as those of `List<String>` and `/users/<id>`,
 * and what would take the rest of the description along, into the text they
 * were meant to be. HTML would drop them without a trace.
 */
export function keepPlaceholders(tree: Root): void {
  walkTree<Nodes>(tree, (node, place) => {
    if (node.type !== 'raw' || place === undefined) return;
    const markup = node.value.replace(TAG, (sign, name: string) =>
      HTML_NAMES.has(name.toLowerCase()) ? sign : escapeMarkup(sign),
    );
    const ends = !/<[a-z/!?]/i.test(markup.replace(COMPLETE, ''));
    if (ends && markup === node.value) return;
    // What is found in it is told where it was written.
    const { position } = node;
    const kept: Raw | Text = ends
      ? { type: 'raw', value: markup, position }
      : { type: 'text', value: node.value, position };
    const isBlock = place.siblings === tree.children && !/^<(?!!)/.test(ends ? markup : '');
    const paragraph: Element = {
      ...{ type: 'element', tagName: 'p', properties: {} },
      ...{ children: [kept], position },
    };
    // A line of its own is a block to Markdown.
    place.siblings[place.index] = isBlock ? paragraph : kept;
  });
}
