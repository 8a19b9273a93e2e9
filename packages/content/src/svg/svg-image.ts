import type { Element, ElementContent, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { find, hastToReact, svg as svgSchema } from 'property-information';
import styleToJs from 'style-to-js';
import { cleanSvg } from './clean-svg.ts';
import { expandEntities } from './expand-entities.ts';
import { isolateSvg } from './isolate-svg.ts';

/** An SVG file in the form that a component needs. */
export interface SvgImage {
  /** Attributes of its `<svg>`, by their names in React. */
  readonly attributes: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** Content of the `<svg>`, without the title. */
  readonly html: string;
  readonly title?: string;
  /** Id of the title, which attributes may refer to. */
  readonly titleId?: string;
}

/**
 * Reads an SVG file for inclusion in a page's HTML. Removes anything that would run or load
 * something, and prefixes ids and classes, because all files on a page share one namespace.
 *
 * @param source - Text of the file.
 * @param prefix - Prefix of ids and classes; unique to the file.
 * @returns `undefined` if the text contains no `<svg>`.
 */
export function readSvg(source: string, prefix: string): SvgImage | undefined {
  const text = expandEntities(source);
  const start = text.search(/<svg[\s>/]/);
  if (start < 0) return undefined;
  const tree: Root = { type: 'root', children: [{ type: 'raw', value: text.slice(start) }] };
  const parsed = raw(tree);
  const svg = parsed.type === 'root' ? parsed.children.find(isSvg) : undefined;
  if (svg === undefined) return undefined;
  cleanSvg(svg);
  isolateSvg(svg, prefix);
  const title = svg.children.find(isTitle);
  const children = svg.children.filter((child) => child !== title && !isBlank(child));
  const name = title === undefined ? '' : textOf(title).trim();
  return {
    attributes: reactAttributes(svg),
    html: toHtml({ type: 'root', children }, { space: 'svg', closeEmptyElements: true }),
    title: name || undefined,
    titleId: typeof title?.properties.id === 'string' ? title.properties.id : undefined,
  };
}

function isSvg(node: Root['children'][number]): node is Element {
  return node.type === 'element' && node.tagName === 'svg';
}

function isTitle(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'title';
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');
}

function reactAttributes({ properties }: Element): SvgImage['attributes'] {
  const attributes: Record<string, string | Record<string, string>> = {};
  for (const [name, value] of Object.entries(properties)) {
    // Namespaces only matter in XML files. Editors leave attributes in their own namespaces.
    if (name.startsWith('xmlns') || name.includes(':') || value === null || value === undefined) {
      continue;
    }
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    if (name === 'style') attributes.style = styleToJs(text, { reactCompat: true });
    else attributes[reactName(name)] = text;
  }
  return attributes;
}

function reactName(name: string): string {
  const { attribute, property } = find(svgSchema, name);
  if (/^(aria|data)-/.test(attribute)) return attribute;
  return hastToReact[property] ?? property;
}
