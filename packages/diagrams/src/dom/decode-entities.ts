import { escapeText } from '@docgen/core/strings/escape-markup';
import { parseMarkup } from './markup.ts';
import type { VirtualElement } from './virtual-dom.ts';

/** Replaces `&` while mermaid draws. */
const ENCODED = 'ﬂ°';

/**
 * Decodes, in place, the entities in an author's texts (`#quot;`, `#35;`). Mermaid itself only
 * decodes them when it serialises a drawing.
 */
export function decodeEntities(element: VirtualElement): void {
  const { attributeMap } = element;
  for (const [name, value] of attributeMap) {
    if (value.includes(ENCODED)) attributeMap.set(name, decoded(value));
  }
  for (const child of element.childNodes) {
    if (child.nodeType === 1) decodeEntities(child);
    else if (child.textContent.includes(ENCODED)) child.textContent = decoded(child.textContent);
  }
}

function decoded(text: string): string {
  const markup = escapeText(text)
    .replaceAll('ﬂ°°', '&#')
    .replaceAll(ENCODED, '&')
    .replaceAll('¶ß', ';');
  return parseMarkup(markup).join('');
}
