import { MISSING, UNCHECKED, unsafeAddress } from '@docgen/core/addresses/address-attributes';
import { isRelative } from '@docgen/core/addresses/is-relative';
import { mapSrcset } from '@docgen/core/addresses/srcset';
import type { MissingFile, SourceLink } from '@docgen/core/sources/source-link';
import type { Element, Nodes, Root } from 'hast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Position } from 'unist';
import { isJsxNode, type JsxNode, jsxAttribute } from '../tree/jsx-node.ts';
import { walkTree } from '../tree/walk-tree.ts';
import { computedWith, writtenAddresses } from './written-addresses.ts';

/** The address that a written one is resolved to. */
export interface ResolvedLink {
  readonly href: string;
  /** Width of an image in pixels, if known. */
  readonly width?: number;
  /** Height of an image in pixels, if known. */
  readonly height?: number;
  /** Set when the address is the path of a file that does not exist or has no page. */
  readonly missing?: MissingFile;
  /** True for an address that docgen cannot verify and does not check. */
  readonly unchecked?: boolean;
}

/** Resolves an address, given as written: percent-encoded as in HTML. */
export type ResolveLink = (href: string) => ResolvedLink;

export interface LinkOptions {
  readonly resolve: ResolveLink;
  /** Called for each address with its resolved and its written form. */
  readonly found: (link: FoundLink, written: string, at: Position | undefined) => void;
}

/** A resolved address, or one that code computes. */
type FoundLink = ResolvedLink & Pick<SourceLink, 'computedWith'>;

const RESOLVED = ['href', 'src', 'poster'];

/** Attributes of an element whose addresses are resolved, in addition to `srcset`. */
function resolvedIn(element: string | null): readonly string[] {
  return element === 'object' ? [...RESOLVED, 'data'] : RESOLVED;
}

/** Resolves the addresses of links, images and other files in Markdown, HTML and JSX. */
export function resolveLinks(tree: Root, { resolve, found }: LinkOptions): void {
  walkTree<Nodes>(tree, (node) => {
    if (node.type === 'element') inElement(node);
    else if (isJsxNode(node)) inJsx(node);
  });

  function inElement(element: Element): void {
    // Footnotes refer to ids that only exist in the HTML and that no author wrote.
    if ('dataFootnoteRef' in element.properties || 'dataFootnoteBackref' in element.properties)
      return;
    for (const name in element.properties) {
      if (resolvedIn(element.tagName).includes(name)) continue;
      const value = element.properties[name];
      noteUnsafe(name, Array.isArray(value) ? value.join(' ') : value, element.position);
    }
    const { srcSet } = element.properties;
    if (srcSet != null) {
      element.properties.srcSet = resolvedSrcset(String(srcSet), element.position);
    }
    for (const name of resolvedIn(element.tagName)) {
      const written = element.properties[name];
      if (typeof written === 'string') resolveProperty(name, written, element);
    }
  }

  function resolveProperty(name: string, written: string, element: Element): void {
    const { properties, position, tagName } = element;
    const resolved = resolve(written);
    properties[name] = resolved.href;
    if (resolved.missing?.kind === 'definition' && tagName === 'a') {
      delete properties[name];
      properties[MISSING] = resolved.href;
    }
    if (resolved.unchecked) properties[UNCHECKED] = '';
    found(resolved, written, position);
    if (tagName !== 'img') return;
    const { width, height } = properties;
    Object.assign(properties, missingSize({ width, height }, resolved));
    properties.loading ??= 'lazy';
  }

  function inJsx(element: JsxNode): void {
    for (const attribute of [...element.attributes]) {
      if (attribute.type === 'mdxJsxAttribute') inAttribute(attribute, element);
    }
    if (element.name === 'img') addAttribute(element, 'loading', 'lazy');
    if (element.name === 'Link') resolveTo(element);
  }

  /**
   * Gives a `<Link>` the `href` that `to` leads to, if `to` is relative, because browsers would resolve
   * it against the address in their address bar, in which hosts add or remove a slash, or is not to
   * be checked, because browsers do not know its form.
   */
  function resolveTo(element: JsxNode): void {
    const { value: written, position } = jsxAttribute(element, 'to') ?? {};
    if (typeof written !== 'string') return;
    const resolved = resolve(written);
    if (!isRelative(written) && !resolved.unchecked) return;
    if (resolved.missing !== undefined && resolved.missing.kind !== 'page') return;
    addAttribute(element, 'href', resolved.href);
    if (resolved.unchecked) addAttribute(element, UNCHECKED, '');
    found(resolved, written, position ?? element.position);
  }

  function inAttribute(attribute: MdxJsxAttribute, element: JsxNode): void {
    const { name, value } = attribute;
    const at = attribute.position ?? element.position;
    if (typeof value === 'string' && resolvedIn(element.name).includes(name)) {
      resolveAttribute(attribute, value, element);
    } else if (typeof value === 'string' && name === 'srcSet' && !isComponent(element)) {
      attribute.value = resolvedSrcset(value, at);
    } else {
      if (!isComponent(element)) noteUnsafe(name, value, at);
      for (const written of writtenAddresses(attribute)) noteAddress(written, at);
      const texts = computedWith(attribute, isComponent(element));
      if (texts !== undefined) found({ href: '', computedWith: texts }, '', at);
    }
  }

  function resolveAttribute(attribute: MdxJsxAttribute, written: string, element: JsxNode): void {
    const at = attribute.position ?? element.position;
    const resolved = resolve(written);
    // Components may treat the value as a path below the site's root, as `useBaseUrl` of
    // Docusaurus does. The path of a Markdown file may be a correct address, and is an address
    // either way.
    const isLost = resolved.missing !== undefined && resolved.missing.kind !== 'page';
    if (isLost && isComponent(element) && /^\w/.test(written)) {
      noteAddress(written, at);
      return;
    }
    attribute.value = resolved.href;
    if (resolved.unchecked) addAttribute(element, UNCHECKED, '');
    found(resolved, written, at);
    if (element.name !== 'img') return;
    const [width, height] = ['width', 'height'].map((name) => attributeValue(element, name));
    for (const [name, value] of Object.entries(missingSize({ width, height }, resolved))) {
      addAttribute(element, name, String(value));
    }
  }

  function resolvedSrcset(srcset: string, at: Position | undefined): string {
    return mapSrcset(srcset, (written) => {
      const resolved = resolve(written);
      found(resolved, written, at);
      return resolved.href;
    });
  }

  /**
   * Records the place of an address that must not be published, in an attribute whose addresses are
   * not resolved, such as `action`.
   *
   * @param name - As in HTML, or as the name of a property.
   */
  function noteUnsafe(name: string, value: unknown, at: Position | undefined): void {
    if (typeof value !== 'string') return;
    const attribute = name.toLowerCase().replace(/^xlink(?=href$)/, 'xlink:');
    const address = unsafeAddress(attribute, value);
    if (address !== undefined) found({ href: address }, address, at);
  }

  /**
   * Records an address that stays unchanged, because code or a component builds an href from it or
   * uses it as one.
   */
  function noteAddress(written: string, at: Position | undefined): void {
    const href = written.startsWith('/') ? resolve(written).href : written;
    for (const shown of new Set([href, written])) found({ href: shown }, written, at);
  }
}

/**
 * The part of an image's size that the author left out. If the author gave one dimension in pixels,
 * the other keeps the proportions.
 */
function missingSize(
  given: { readonly width: unknown; readonly height: unknown },
  { width, height }: ResolvedLink,
): { width?: number; height?: number } {
  if (width === undefined || height === undefined) return {};
  if (isGiven(given.width) && isGiven(given.height)) return {};
  if (isGiven(given.width)) {
    const own = pixels(given.width);
    return own === undefined ? {} : { height: Math.round((own * height) / width) };
  }
  if (!isGiven(given.height)) return { width, height };
  const own = pixels(given.height);
  return own === undefined ? {} : { width: Math.round((own * width) / height) };
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function pixels(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d+(px)?$/.test(text)
    ? Number.parseInt(text, 10)
    : undefined;
}

/**
 * The value of an attribute: for `{20}` the text of the number, for other expressions a text that
 * is not a size.
 */
function attributeValue(element: JsxNode, name: string): unknown {
  const attribute = jsxAttribute(element, name);
  const value = attribute?.value;
  if (attribute === undefined) return undefined;
  return value !== null && typeof value === 'object' ? value.value.trim() : (value ?? '');
}

function isComponent({ name }: JsxNode): boolean {
  return !/^[a-z][^.]*$/.test(name ?? '');
}

function addAttribute(element: JsxNode, name: string, value: string): void {
  if (jsxAttribute(element, name) !== undefined) return;
  element.attributes.push({ type: 'mdxJsxAttribute', name, value });
}
