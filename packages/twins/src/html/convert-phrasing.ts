import type { PhrasingContent } from 'mdast';
import type { Convert } from './convert.ts';
import { footnoteIdentifier } from './footnotes.ts';
import { findElement, type HtmlElement, type HtmlNode, hasClass, textOf } from './html-node.ts';

/** Converts inline content, without trimming white space; {@link Convert.phrasing} does that. */
export function convertPhrasing(nodes: readonly HtmlNode[], convert: Convert): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] =>
    typeof node === 'string' ? [{ type: 'text', value: node }] : convertElement(node, convert),
  );
}

function convertElement(element: HtmlElement, convert: Convert): PhrasingContent[] {
  const { name, children } = element;
  if (hasClass(element, 'katex')) return formula(element);
  switch (name) {
    case 'a':
      return link(element, convert);
    case 'img':
      return image(element, convert);
    case 'br':
      return [{ type: 'break' }];
    case 'code':
    case 'samp':
    case 'tt':
      return code(element, convert);
    case 'b':
    case 'strong':
      return mark(element, 'strong', convert);
    case 'em':
    case 'i':
    case 'var':
      return mark(element, 'emphasis', convert);
    case 'del':
    case 's':
      return mark(element, 'delete', convert);
    case 'sub':
    case 'sup':
    case 'kbd':
      return asHtml(element, convert);
    case 'q':
      return [text('“'), ...convertPhrasing(children, convert), text('”')];
    case 'input':
      // Checkboxes become the `checked` property of their list item.
      return [];
    default:
      return convertPhrasing(children, convert);
  }
}

type Mark = 'delete' | 'emphasis' | 'strong';

/** Marked text. Nested marks of the same type are removed. */
function mark(element: HtmlElement, type: Mark, convert: Convert): PhrasingContent[] {
  return wrap(element, convert, (inside) => ({ type, children: unmarked(inside, type) }));
}

function unmarked(nodes: readonly PhrasingContent[], type: Mark): PhrasingContent[] {
  return nodes.flatMap((node) => {
    if (!('children' in node)) return [node];
    node.children = unmarked(node.children, type);
    return node.type === type ? node.children : [node];
  });
}

/**
 * Wraps content in a node. White space at its ends is moved out, because Markdown does not allow it
 * there.
 */
function wrap(
  { children }: HtmlElement,
  convert: Convert,
  make: (inside: PhrasingContent[]) => PhrasingContent,
): PhrasingContent[] {
  const written = textOf(children);
  const inside = convert.phrasing(children);
  return [
    ...(/^\s/.test(written) ? [text(' ')] : []),
    ...(inside.length > 0 ? [make(inside)] : []),
    ...(/\s$/.test(written) ? [text(' ')] : []),
  ];
}

/** Elements that change the meaning of their content but have no Markdown syntax. */
function asHtml({ name, children }: HtmlElement, convert: Convert): PhrasingContent[] {
  const inside = convertPhrasing(children, convert);
  if (inside.length === 1 && inside[0]?.type === 'footnoteReference') return inside;
  return [{ type: 'html', value: `<${name}>` }, ...inside, { type: 'html', value: `</${name}>` }];
}

function link(element: HtmlElement, convert: Convert): PhrasingContent[] {
  const { attributes, children } = element;
  const { href = '' } = attributes;
  if ('data-footnote-ref' in attributes) {
    const identifier = footnoteIdentifier(href);
    return [{ type: 'footnoteReference', identifier, label: identifier }];
  }
  const url = href === '' ? undefined : convert.address(href);
  if (url === undefined) return convertPhrasing(children, convert);
  const named = textOf(children).trim() !== '' || findElement(children, isPicture) !== undefined;
  if (!named) {
    const label = attributes['aria-label'] ?? attributes.title;
    return label === undefined ? [] : [{ type: 'link', url, children: [text(label)] }];
  }
  const { title } = attributes;
  return wrap(element, convert, (children) => ({
    type: 'link',
    url,
    ...(title === undefined ? {} : { title }),
    children,
  }));
}

function isPicture({ name }: HtmlElement): boolean {
  return name === 'img';
}

function image({ attributes }: HtmlElement, convert: Convert): PhrasingContent[] {
  const { src, alt = '', title } = attributes;
  const url = src === undefined ? undefined : convert.address(src);
  if (url === undefined) return [];
  return [{ type: 'image', url, alt, ...(title === undefined ? {} : { title }) }];
}

/**
 * Inline code. If its only content is a link, the link goes around the code; other links are lost.
 */
function code({ children }: HtmlElement, convert: Convert): PhrasingContent[] {
  const [only, ...more] = children;
  const value = textOf(children).replace(/\s+/g, ' ');
  if (value.trim() === '') return [];
  const inline: PhrasingContent = { type: 'inlineCode', value };
  if (more.length > 0 || typeof only !== 'object' || only.name !== 'a') return [inline];
  const url = convert.address(only.attributes.href ?? '');
  return url === undefined ? [inline] : [{ type: 'link', url, children: [inline] }];
}

/** A formula, from its source, which KaTeX includes in an `annotation` element. */
function formula(element: HtmlElement): PhrasingContent[] {
  const source = findElement(element.children, ({ name }) => name === 'annotation');
  const value = textOf((source ?? element).children).trim();
  return [source === undefined ? text(value) : { type: 'inlineMath', value }];
}

export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}
