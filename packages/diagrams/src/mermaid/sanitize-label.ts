import { escapeText } from '@docgen/core/strings/escape-markup';
import { type MarkupNode, parseMarkup } from '../dom/markup.ts';

/** Tags that mermaid supports in a label. */
const INLINE = new Set('b i em strong u s del small sub sup code br span p'.split(' '));

/** Elements whose content is not text. */
const NOT_TEXT = new Set('script style iframe object embed template svg math noscript'.split(' '));

/**
 * Replaces DOMPurify, with which mermaid cleans labels: keeps harmless tags without attributes, and
 * turns everything else into text or removes it. (The output does not rely on this to be safe:
 * labels are drawn as text, and the drawing is filtered by an allow-list.)
 */
export function sanitizeLabel(label: string): string {
  return /[<&]/.test(label) ? print(parseMarkup(label)) : label.replaceAll('>', '&gt;');
}

function print(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeText(node);
      const name = node.name.toLowerCase();
      if (NOT_TEXT.has(name)) return '';
      const content = print(node.children);
      if (!INLINE.has(name)) return content;
      return name === 'br' ? '<br>' : `<${name}>${content}</${name}>`;
    })
    .join('');
}
