import { invariant } from '@docgen/core/basics/invariant';
import type { MissingFile } from '@docgen/core/sources/source-link';
import { closeDirections } from '@docgen/core/strings/close-directions';
import { oneLine } from '@docgen/core/strings/one-line';
import {
  plainTold,
  type ToldCode,
  type ToldText,
  toldOnOneLine,
} from '@docgen/core/strings/told-text';
import type { Element, Nodes, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { VFile } from 'vfile';
import { renderCodeBlock } from '../code/code-block.ts';
import { codeFence } from '../code/code-fence.ts';
import { linkCoordinates } from '../links/coordinate-links.ts';
import { type ResolveLink, resolveLinks } from '../links/resolve-links.ts';
import { rehypeTables } from '../rehype/rehype-tables.ts';
import { parseGfm } from '../syntax/parse-gfm.ts';
import { parseRaw } from '../tree/parse-raw.ts';
import { someNode, walkTree } from '../tree/walk-tree.ts';
import { DESCRIPTION_ID_PREFIX, descriptionSchema } from './description-schema.ts';
import { keepFootnotes } from './keep-footnotes.ts';
import { keepPlaceholders } from './keep-placeholders.ts';
import { renderPlainDescription } from './plain-description.ts';

export interface DescriptionOptions {
  readonly resolveLink: ResolveLink;
  /** Omits the paragraph element around a description of a single paragraph. */
  readonly inline?: boolean;
  /** Renders headings as bold paragraphs, for text that is not part of a page's outline. */
  readonly flat?: boolean;
  /**
   * Level of the heading above the description. Its own headings start one level deeper.
   *
   * @default 3, the level of a member
   */
  readonly below?: number;
  /**
   * Number of this description among those with footnotes on the page, from 1, so that ids differ.
   *
   * @default 1
   */
  readonly section?: number;
}

export interface RenderedDescription {
  /** HTML that is safe to insert into a page. */
  readonly html: string;
  /** The text without markup, on one line. */
  readonly text: string;
  /** The first paragraph or other block as text, without footnote numbers. */
  readonly lead: ToldText;
  readonly links: readonly DescriptionLink[];
}

/** An address in a description. */
export interface DescriptionLink {
  /** As in the HTML, unescaped. */
  readonly href: string;
  readonly written: string;
  /** The file or definition that it refers to, if that does not exist. */
  readonly missing?: MissingFile | undefined;
  /** Line in the description, from 1. */
  readonly line: number;
  /** Column in the description, from 1. */
  readonly column: number;
}

/**
 * Renders the Markdown of a description: CommonMark and GFM, never MDX, so that `{`, `<T>` and
 * lines that start with `import` are text. HTML is reduced to what `descriptionSchema` allows.
 */
export function renderDescription(
  markdown: string,
  options: DescriptionOptions,
): RenderedDescription {
  const plain = renderPlainDescription(markdown);
  if (plain !== undefined) {
    const html = options.inline ? plain.html.slice('<p>'.length, -'</p>'.length) : plain.html;
    return { html, text: plain.text, lead: plain.lead, links: [] };
  }

  const links: DescriptionLink[] = [];
  const tree = parse(markdown, options);
  resolveLinks(tree, {
    resolve: options.resolveLink,
    found: ({ href, missing }, written, at) => {
      const { line = 1, column = 1 } = at?.start ?? {};
      links.push({ href, written, missing, line, column });
    },
  });
  placeHeadings(tree, options);
  isolateTexts(tree);
  const text = oneLine(textIn(tree));
  const lead = leadOf(tree);
  drawCode(tree);
  rehypeTables({ role: 'group' })(tree);
  const html = toHtml(options.inline ? unwrapped(tree) : tree, {
    allowDangerousHtml: true,
    characterReferences: { useNamedReferences: true },
  });
  return { html, text, lead, links };
}

/** Parses Markdown to a sanitized tree. */
function parse(markdown: string, { section = 1, resolveLink }: DescriptionOptions): Root {
  const tree = parseGfm(markdown);
  if (markdown.includes('[[')) linkCoordinates(tree, resolveLink);
  keepFootnotes(tree);
  const clobberPrefix = `${DESCRIPTION_ID_PREFIX}${section === 1 ? '' : `${section}-`}`;
  const hast = toHast(tree, { allowDangerousHtml: true, clobberPrefix });
  invariant(hast.type === 'root', 'a Markdown root becomes an HTML root');
  keepPlaceholders(hast);
  const hasHtml = someNode<Nodes>(hast, (node) => node.type === 'raw');
  const withHtml = hasHtml ? parseHtml(hast, markdown) : hast;
  const safe = sanitize(withHtml, descriptionSchema);
  invariant(safe.type === 'root', 'a root stays a root');
  return safe;
}

/** HTML cannot contain this character. Parsers replace it, also as a character reference. */
const NOT_IN_HTML = '\0';

/**
 * Parses the HTML in a description. Ids in it are left out, because other elements of the page may
 * have the same.
 */
function parseHtml(tree: Root, markdown: string): Nodes {
  changeIds(tree, (id) => `${NOT_IN_HTML}${id}`);
  const parsed = parseRaw(tree, { file: new VFile(markdown) });
  changeIds(parsed, (id) => (id.startsWith(NOT_IN_HTML) ? id.slice(1) : undefined));
  return parsed;
}

function changeIds(tree: Nodes, change: (id: string) => string | undefined): void {
  walkTree<Nodes>(tree, (node) => {
    if (node.type !== 'element' || typeof node.properties.id !== 'string') return;
    node.properties.id = change(node.properties.id);
  });
}

/** Places headings below the one above the description, without skipping a level. */
function placeHeadings(
  tree: Root,
  { flat = false, below = 3 }: Pick<DescriptionOptions, 'flat' | 'below'>,
): void {
  const headings: Element[] = [];
  walkTree<Nodes>(tree, (node) => {
    if (node.type === 'element' && /^h[1-6]$/.test(node.tagName)) headings.push(node);
  });
  const levels = [...new Set(headings.map(({ tagName }) => tagName))].sort();
  for (const heading of headings) {
    const { children, tagName } = heading;
    heading.tagName = flat ? 'p' : `h${Math.min(below + 1 + levels.indexOf(tagName), 6)}`;
    if (flat) {
      heading.children = [{ type: 'element', tagName: 'strong', properties: {}, children }];
    }
  }
}

/** Directional characters may only affect the text node that contains them. */
function isolateTexts(tree: Root): void {
  walkTree<Nodes>(tree, (node) => {
    if (node.type === 'text') node.value = closeDirections(node.value);
  });
}

function drawCode(tree: Root): void {
  walkTree<Nodes>(tree, (node, place) => {
    const fence = codeFence(node);
    if (fence === undefined || place === undefined) return undefined;
    place.siblings[place.index] = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['code-block'], dataLanguage: fence.language || 'text' },
      children: [{ type: 'raw', value: renderCodeBlock({ ...fence, magicComments: [] }) }],
    };
    return 'skip';
  });
}

/** The content of a tree's only paragraph, or else the tree itself. */
function unwrapped(tree: Root): Root {
  const [only, ...more] = tree.children;
  if (more.length > 0 || only?.type !== 'element' || only.tagName !== 'p') return tree;
  return { type: 'root', children: only.children };
}

function textIn(tree: Nodes): string {
  return plainTold(toldIn(tree));
}

/**
 * The text of a tree, with the code in lines of text.
 *
 * @param leaves - Whether to leave out an element; by default none is left out.
 */
function toldIn(tree: Nodes, leaves?: (element: Element) => boolean): ToldText {
  const parts: (string | ToldCode)[] = [];
  walkTree<Nodes>(tree, (node) => {
    if (node.type === 'text') parts.push(node.value);
    if (node.type !== 'element') return undefined;
    if (leaves?.(node)) return 'skip';
    if (!INLINE.has(node.tagName)) parts.push(' ');
    if (node.tagName !== 'code' && node.tagName !== 'pre') return undefined;
    const code = textIn({ type: 'root', children: node.children });
    parts.push(node.tagName === 'code' ? { code } : code);
    return 'skip';
  });
  return parts;
}

/** Text up to the end of the first block that has any. Text outside of blocks counts as a block. */
function leadOf({ children }: Root): ToldText {
  const parts: (string | ToldCode)[] = [];
  const hasText = () => plainTold(parts).trim() !== '';
  for (const child of children) {
    const isBlock = child.type === 'element' && !INLINE.has(child.tagName);
    if (isBlock && hasText()) break;
    parts.push(...toldIn({ type: 'root', children: [child] }, isFootnote));
    if (isBlock && hasText()) break;
  }
  return toldOnOneLine(parts);
}

/** Whether an element is the number of a footnote or the section with all footnotes. */
function isFootnote({ properties }: Element): boolean {
  return properties.dataFootnoteRef !== undefined || properties.dataFootnotes !== undefined;
}

/** Elements that do not separate the words before and after them. */
const INLINE = new Set(
  'a abbr b code del em i ins kbd mark q s samp small span strong sub sup u var'.split(' '),
);
