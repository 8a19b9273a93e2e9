import { escapeMarkup, escapeText } from '@docgen/core/strings/escape-markup';
import { Parser } from 'htmlparser2';

/** Markup as data: a text or an element. */
export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly MarkupNode[];
}

/** The part of a document's node that is written. */
type DocumentNode =
  | { readonly nodeType: 3; readonly textContent: string }
  | {
      readonly nodeType: 1;
      readonly localName: string;
      readonly attributeMap: ReadonlyMap<string, string>;
      readonly childNodes: readonly DocumentNode[];
    };

/**
 * A less-than sign that starts neither a tag nor a comment. HTML parsers drop the text after some
 * of them.
 */
const NO_TAG = /<(?!!--|\/[a-z][^\s>/]*\s*>|[a-z][^\s>/]*(?:"[^"]*"|'[^']*'|[^'">])*>)/gi;

/**
 * Parses the markup that mermaid writes. Nothing is rejected: anything that is not a tag is text,
 * and an element without an end tag ends with its parent.
 */
export function parseMarkup(markup: string): readonly MarkupNode[] {
  const nodes: MarkupNode[] = [];
  const open = [nodes];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const children: MarkupNode[] = [];
        open.at(-1)?.push({ name, attributes: new Map(Object.entries(attributes)), children });
        open.push(children);
      },
      ontext: (text) => open.at(-1)?.push(text),
      onclosetag: () => open.pop(),
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true },
  );
  parser.end(markup.replace(NO_TAG, escapeText));
  return nodes;
}

/** Writes nodes as XML, which HTML parsers parse to the same tree inside `<svg>`. */
export function printMarkup(nodes: readonly DocumentNode[]): string {
  return nodes
    .map((node) => {
      if (node.nodeType === 3) return escapeText(node.textContent);
      return printElement(node.localName, node.attributeMap, printMarkup(node.childNodes));
    })
    .join('');
}

/**
 * Writes an element as XML.
 *
 * @param content - Markup. An element without content is self-closing.
 */
export function printElement(
  name: string,
  attributes: Iterable<readonly [string, string]>,
  content: string,
): string {
  const written = Array.from(attributes, ([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  const start = `<${name}${written.join('')}`;
  return content === '' ? `${start}/>` : `${start}>${content}</${name}>`;
}
