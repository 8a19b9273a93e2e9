import type { BlockContent, Paragraph, RootContent } from 'mdast';
import type { Convert } from './convert.ts';
import { convertList } from './convert-list.ts';
import { convertTable } from './convert-table.ts';
import { convertFootnotes } from './footnotes.ts';
import { findElement, type HtmlElement, type HtmlNode, hasClass, textOf } from './html-node.ts';

const BLOCKS = new Set(
  (
    'address article aside audio blockquote body center dd details dialog dir div dl dt embed ' +
    'fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html iframe legend ' +
    'li main menu object ol p pre search section summary table ul video'
  ).split(' '),
);

/** Whether an element is a block or contains one. */
export function isBlock(element: HtmlElement): boolean {
  return (
    BLOCKS.has(element.name) ||
    hasClass(element, 'katex-display') ||
    isCard(element) ||
    element.children.some((child) => typeof child !== 'string' && isBlock(child))
  );
}

/** Converts an element for which {@link isBlock} is true. */
export function convertBlock(element: HtmlElement, convert: Convert): RootContent[] {
  const { name, attributes, children } = element;
  const diagram = hasClass(element, 'mermaid-diagram') ? attributes['data-source'] : undefined;
  if (diagram !== undefined) return [{ type: 'code', lang: 'mermaid', value: diagram }];
  if (hasClass(element, 'katex-display')) return convertFormula(element, convert);
  if (hasClass(element, 'admonition')) return [convertAdmonition(element, convert)];
  if (hasClass(element, 'tab-label') || hasClass(element, 'code-title')) {
    return labelLine(children, convert);
  }
  if ('data-footnotes' in attributes) return convertFootnotes(element, convert);
  if (isCard(element)) return convertCard(element, convert);
  switch (name) {
    case 'p':
    case 'figcaption': {
      const content = convert.phrasing(children);
      return content.length > 0 ? [{ type: 'paragraph', children: content }] : [];
    }
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return convertHeading(element, convert);
    case 'ul':
    case 'ol':
    case 'menu':
    case 'dir':
      return convertList(element, convert);
    case 'table':
      return convertTable(element, convert);
    case 'pre':
      return [convertCode(element)];
    case 'hr':
      return [{ type: 'thematicBreak' }];
    case 'blockquote':
      return [{ type: 'blockquote', children: convert.blocks(children) as BlockContent[] }];
    case 'dt':
    case 'summary':
    case 'legend':
      return labelLine(children, convert);
    case 'audio':
    case 'embed':
    case 'iframe':
    case 'object':
    case 'video':
      return convertMedium(element, convert);
    default:
      return convert.blocks(children);
  }
}

/** A heading, on one line and without the link to itself. */
function convertHeading({ name, children }: HtmlElement, convert: Convert): RootContent[] {
  const unlinked = children.flatMap((child) =>
    typeof child !== 'string' && child.name === 'a' && child.attributes.href?.startsWith('#')
      ? child.children
      : [child],
  );
  const content = convert
    .phrasing(unlinked)
    .map((node) => (node.type === 'break' ? { type: 'text' as const, value: ' ' } : node));
  const depth = Number(name.slice(1)) as 1 | 2 | 3 | 4 | 5 | 6;
  return content.length > 0 ? [{ type: 'heading', depth, children: content }] : [];
}

function convertCode(pre: HtmlElement): RootContent {
  const code = findElement(pre.children, ({ name }) => name === 'code');
  const classes = `${code?.attributes.class ?? ''} ${pre.attributes.class ?? ''}`;
  const lang = /(?:^|\s)language-(\S+)/.exec(classes)?.[1];
  return {
    type: 'code',
    ...(lang === undefined || lang === 'text' ? {} : { lang }),
    value: textOf(pre.children).replace(/\n$/, ''),
  };
}

function convertFormula({ children }: HtmlElement, convert: Convert): RootContent[] {
  return convert
    .phrasing(children)
    .map((node) =>
      node.type === 'inlineMath'
        ? { type: 'math', value: node.value }
        : { type: 'paragraph', children: [node] },
    );
}

/** Media and embedded documents become links. */
function convertMedium(
  { name, attributes, children }: HtmlElement,
  convert: Convert,
): RootContent[] {
  const source = findElement(children, (child) => child.name === 'source');
  const written = attributes.src ?? attributes.data ?? source?.attributes.src;
  const url = written === undefined ? undefined : convert.address(written);
  if (url === undefined) return convert.blocks(children);
  const label = attributes.title ?? attributes['aria-label'] ?? name;
  const link = { type: 'link' as const, url, children: [{ type: 'text' as const, value: label }] };
  return [{ type: 'paragraph', children: [link] }];
}

/**
 * `> **Note: Title**` with the content below; only the kind if the title is empty, and only the
 * title if it names the kind, as that of GitHub's `[!CAUTION]` does.
 */
function convertAdmonition({ attributes, children }: HtmlElement, convert: Convert): RootContent {
  const kind = /admonition-([\w-]+)/.exec(attributes.class ?? '')?.[1] ?? 'note';
  const name = convert.titleOf(kind);
  const title = children.find(isTitle)?.children ?? [];
  const written = textOf(title).trim();
  // GitHub's alert "Caution" is a `danger`.
  const names = kind === 'danger' ? [name, convert.titleOf('caution')] : [name];
  const isName = names.some((each) => each.toLowerCase() === written.toLowerCase());
  const heading = written === '' ? [name] : isName ? title : [`${name}: `, ...title];
  const content = children.filter((child) => !isTitle(child));
  return {
    type: 'blockquote',
    children: [...labelLine(heading, convert), ...(convert.blocks(content) as BlockContent[])],
  };
}

function isTitle(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string' && hasClass(node, 'admonition-title');
}

/** Whether an element is a link that contains a name and a description. */
function isCard({ name, children }: HtmlElement): boolean {
  if (name !== 'a') return false;
  const [first, second] = children.filter((child) => typeof child !== 'string' || child.trim());
  return second !== undefined && isName(first);
}

/** A card becomes a link with its name, followed by its description. */
function convertCard({ attributes, children }: HtmlElement, convert: Convert): RootContent[] {
  const at = children.findIndex(isName);
  const name = children[at];
  const content = isName(name) ? name.children : [];
  const link = {
    name: 'a',
    attributes,
    children: [{ name: 'strong', attributes: {}, children: content }],
  };
  return convert.blocks([link, ' ', ...children.slice(at + 1)]);
}

function isName(node: HtmlNode | undefined): node is HtmlElement {
  return typeof node === 'object' && /^(?:strong|h\d)$/.test(node.name);
}

/**
 * A line in bold for the label of the content below it, such as that of a tab, `details` or file.
 */
function labelLine(nodes: readonly HtmlNode[], convert: Convert): Paragraph[] {
  const children = convert.phrasing([{ name: 'strong', attributes: {}, children: nodes }]);
  return children.length > 0 ? [{ type: 'paragraph', children }] : [];
}
