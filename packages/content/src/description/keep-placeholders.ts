import type { Element, Nodes, Root, Text } from 'hast';
import { walkTree } from '../tree/walk-tree.ts';
import { descriptionSchema } from './description-schema.ts';

/** HTML that has no place in a description, and that a reader should not see as text either. */
const UNWANTED =
  'applet audio base body button canvas center embed font form frame frameset head html iframe ' +
  'input link marquee math meta noscript object option param select style svg template textarea ' +
  'title track video';

const HTML_NAMES = new Set([
  ...(descriptionSchema.tagNames ?? []),
  ...(descriptionSchema.strip ?? []),
  ...UNWANTED.split(' '),
]);

/**
 * Turns tags that are none, such as those of `List<String>` and `/users/<id>`,
 * into the text they were meant to be. HTML would drop them without a trace.
 */
export function keepPlaceholders(tree: Root): void {
  walkTree<Nodes>(tree, (node, place) => {
    if (node.type !== 'raw' || place === undefined) return;
    const name = /^<\/?([a-z][\w-]*)/i.exec(node.value)?.[1];
    if (name === undefined || HTML_NAMES.has(name.toLowerCase())) return;
    const text: Text = { type: 'text', value: node.value };
    const paragraph: Element = { type: 'element', tagName: 'p', properties: {}, children: [text] };
    // A line of its own is a block to Markdown.
    place.siblings[place.index] = place.siblings === tree.children ? paragraph : text;
  });
}
