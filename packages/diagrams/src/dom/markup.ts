import type { VirtualElement, VirtualNode } from './virtual-dom.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const VOID = new Set(['br', 'hr', 'img', 'input', 'meta', 'link']);

const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<\/([a-zA-Z][^\s>/]*)\s*>|<([a-zA-Z][^\s>/]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</g;

const ATTRIBUTE = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * Reads the markup that mermaid writes. Nothing is rejected: what is not a tag
 * is text, and a missing end tag ends with its parent.
 *
 * @param parent where the nodes are going to live: gives document and namespace.
 */
export function parseMarkup(markup: string, parent: VirtualElement): VirtualNode[] {
  const document = parent.ownerDocument;
  const root = document.createElementNS(parent.namespaceURI, 'root');
  let open = root;
  for (const [token, close, tag, attributes] of markup.matchAll(TOKEN)) {
    if (token.startsWith('<!--')) continue;
    if (close !== undefined) {
      open = parentOfOpen(open, close) ?? open;
    } else if (tag === undefined) {
      open.appendChild(document.createTextNode(decodeEntities(token)));
    } else {
      const element = open.appendChild(document.createElementNS(namespaceIn(open, tag), tag));
      for (const [, name, a, b, c] of (attributes ?? '').matchAll(ATTRIBUTE)) {
        element.setAttribute(name ?? '', decodeEntities(a ?? b ?? c ?? ''));
      }
      if (!attributes?.endsWith('/') && !VOID.has(tag)) open = element;
    }
  }
  return [...root.childNodes];
}

/** Writes nodes as XML, which HTML parsers read to the same tree inside `<svg>`. */
export function printMarkup(nodes: readonly VirtualNode[]): string {
  return nodes
    .map((node) => {
      if (node.nodeType === 3) return escapeText(node.textContent);
      const attributes = [...node.attributeMap].map(
        ([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`,
      );
      const start = `<${node.localName}${attributes.join('')}`;
      return node.childNodes.length === 0
        ? `${start}/>`
        : `${start}>${printMarkup(node.childNodes)}</${node.localName}>`;
    })
    .join('');
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function parentOfOpen(open: VirtualElement, tag: string): VirtualElement | undefined {
  for (let element: VirtualElement | null = open; element !== null; element = element.parentNode) {
    if (element.localName === tag) return element.parentNode ?? undefined;
  }
  return undefined;
}

function namespaceIn(parent: VirtualElement, tag: string): string {
  if (tag === 'svg') return SVG;
  return parent.localName.toLowerCase() === 'foreignobject' ? XHTML : parent.namespaceURI;
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (entity, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? entity;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
