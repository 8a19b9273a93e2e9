import type { Element, ElementContent, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { find, hastToReact, svg as svgSchema } from 'property-information';
import styleToJs from 'style-to-js';
import { cleanSvg } from './clean-svg.ts';
import { expandEntities } from './expand-entities.ts';
import { isolateSvg } from './isolate-svg.ts';

/** An SVG file as a component needs it. */
export interface SvgImage {
  /** Attributes of its `<svg>` as React knows them. */
  readonly attributes: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** What is inside of the `<svg>`, the title left out. */
  readonly html: string;
  readonly title?: string;
  /** Id of the title, which attributes may refer to. */
  readonly titleId?: string;
}

/**
 * Reads an SVG file to be put into a page's HTML. What would run or load something is taken out of it,
 * and its ids and classes get names of their own, because those of all files on
 * a page are one namespace.
 *
 * @param source - Text of the file.
 * @param prefix - Put before ids and classes; unique to the file.
 * @returns `undefined` when the text holds no `<svg>`.
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
    // Namespaces are for XML files; editors leave attributes in namespaces of their own.
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
