import { escapeText } from '@docgen/core/escape-markup';
import { type MarkupNode, parseMarkup } from '../dom/markup.ts';

/** Tags that mermaid knows what to do with in a label. */
const INLINE = new Set('b i em strong u s del small sub sup code br span p'.split(' '));

/** Elements whose content is not text. */
const NOT_TEXT = new Set('script style iframe object embed template svg math noscript'.split(' '));

/**
 * What mermaid expects of DOMPurify when it reads a label: harmless tags without
 * attributes, everything else as text or not at all. (Not what makes the output
 * safe: labels are drawn as text, and the drawing is read with an allow-list.)
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
