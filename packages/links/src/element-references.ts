import { MISSING } from '@docgen/core/addresses/address-attributes';
import { srcsetAddresses } from '@docgen/core/addresses/srcset';
import type { Reference, ReferenceKind } from './reference.ts';

/** Attributes of one element by lower-case name, with character references decoded. */
export type Attributes = ReadonlyMap<string, string>;

type Reader = (attributes: Attributes) => Reference[];

/**
 * Kinds of references of `link` elements, by `rel`. Left out on purpose: `canonical` is the address
 * of the page itself, and `preconnect` and `dns-prefetch` name hosts.
 */
const LINK_KINDS: Readonly<Record<string, ReferenceKind>> = {
  stylesheet: 'stylesheet',
  icon: 'image',
  'apple-touch-icon': 'image',
  'mask-icon': 'image',
  modulepreload: 'script',
  preload: 'file',
  prefetch: 'file',
  manifest: 'file',
  alternate: 'file',
  prev: 'link',
  next: 'link',
  help: 'link',
  license: 'link',
  search: 'file',
};

/** Images for link previews in social media. */
const PREVIEW_IMAGES = new Set([
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'twitter:image',
]);

/** The elements that refer to other resources, by lower-case name. */
const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['a', (at) => one('link', at.get('href') ?? at.get('xlink:href') ?? at.get(MISSING))],
  ['area', (at) => one('link', at.get('href'))],
  ['img', (at) => [...one('image', at.get('src')), ...pictures(at)]],
  ['source', (at) => [...one('media', at.get('src')), ...pictures(at)]],
  ['image', (at) => one('image', at.get('href') ?? at.get('xlink:href'))],
  ['use', (at) => one('image', at.get('href') ?? at.get('xlink:href'))],
  ['input', (at) => one('image', at.get('src'))],
  ['video', (at) => [...one('media', at.get('src')), ...one('image', at.get('poster'))]],
  ['audio', (at) => one('media', at.get('src'))],
  ['track', (at) => one('media', at.get('src'))],
  ['script', (at) => one('script', at.get('src'))],
  ['iframe', (at) => one('frame', at.get('src'))],
  ['frame', (at) => one('frame', at.get('src'))],
  ['embed', (at) => one('frame', at.get('src'))],
  ['object', (at) => one('frame', at.get('data'))],
  ['link', linked],
  ['meta', (at) => (PREVIEW_IMAGES.has(name(at)) ? one('image', at.get('content')) : [])],
]);

/** All attributes that {@link elementReferences} reads, so that a scanner can skip the others. */
export const REFERENCE_ATTRIBUTES: ReadonlySet<string> = new Set([
  'as',
  'content',
  'data',
  MISSING,
  'href',
  'imagesrcset',
  'name',
  'poster',
  'property',
  'rel',
  'src',
  'srcset',
  'xlink:href',
]);

/** True for an element that can have references. @param element - Name in lower case. */
export function canRefer(element: string): boolean {
  return READERS.has(element);
}

/** The references of an element. @param element - Name in lower case. */
export function elementReferences(element: string, attributes: Attributes): Reference[] {
  return READERS.get(element)?.(attributes) ?? [];
}

function one(kind: ReferenceKind, href: string | undefined): Reference[] {
  return href === undefined ? [] : [{ href: href.trim(), kind }];
}

function pictures(attributes: Attributes): Reference[] {
  const set = attributes.get('srcset') ?? attributes.get('imagesrcset') ?? '';
  return srcsetAddresses(set).flatMap((href) => one('image', href));
}

function linked(attributes: Attributes): Reference[] {
  const rels = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
  const rel = rels.find((word) => Object.hasOwn(LINK_KINDS, word));
  const kind = rel === undefined ? undefined : LINK_KINDS[rel];
  if (kind === undefined || rels.includes('canonical')) return [];
  return [...one(kind, attributes.get('href')), ...pictures(attributes)];
}

function name(attributes: Attributes): string {
  return (attributes.get('property') ?? attributes.get('name') ?? '').toLowerCase();
}
