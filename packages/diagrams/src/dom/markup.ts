import { escapeMarkup, escapeText } from '@docgen/core/escape-markup';

/** What markup says, as data: a text or an element. */
export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly MarkupNode[];
}

/** A node of a document, as far as it is written. */
type DocumentNode =
  | { readonly nodeType: 3; readonly textContent: string }
  | {
      readonly nodeType: 1;
      readonly localName: string;
      readonly attributeMap: ReadonlyMap<string, string>;
      readonly childNodes: readonly DocumentNode[];
    };

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
 */
export function parseMarkup(markup: string): readonly MarkupNode[] {
  const nodes: MarkupNode[] = [];
  const open: { readonly name: string; readonly children: MarkupNode[] }[] = [];
  for (const [token, close, name, attributes = ''] of markup.matchAll(TOKEN)) {
    if (token.startsWith('<!--')) continue;
    if (close !== undefined) {
      const index = open.findLastIndex((element) => element.name === close);
      if (index !== -1) open.length = index;
      continue;
    }
    const siblings = open.at(-1)?.children ?? nodes;
    if (name === undefined) {
      siblings.push(decodeEntities(token));
      continue;
    }
    const children: MarkupNode[] = [];
    siblings.push({ name, attributes: parseAttributes(attributes), children });
    if (!attributes.endsWith('/') && !VOID.has(name)) open.push({ name, children });
  }
  return nodes;
}

function parseAttributes(text: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(text.matchAll(ATTRIBUTE), ([, name = '', a, b, c]) => [
      name,
      decodeEntities(a ?? b ?? c ?? ''),
    ]),
  );
}

/** Writes nodes as XML, which HTML parsers read to the same tree inside `<svg>`. */
export function printMarkup(nodes: readonly DocumentNode[]): string {
  return nodes
    .map((node) => {
      if (node.nodeType === 3) return escapeText(node.textContent);
      const attributes = [...node.attributeMap].map(
        ([name, value]) => ` ${name}="${escapeMarkup(value)}"`,
      );
      const start = `<${node.localName}${attributes.join('')}`;
      return node.childNodes.length === 0
        ? `${start}/>`
        : `${start}>${printMarkup(node.childNodes)}</${node.localName}>`;
    })
    .join('');
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (entity, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? entity;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
