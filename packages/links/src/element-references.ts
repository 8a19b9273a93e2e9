import { srcsetAddresses } from './address-attributes.ts';
import type { Reference, ReferenceKind } from './reference.ts';

/** Attributes of one element by lower-case name, character references decoded. */
export type Attributes = Readonly<Record<string, string>>;

type Reader = (attributes: Attributes) => Reference[];

/**
 * What `link` elements lead to by `rel`. Left out on purpose: `canonical` says where the page
 * itself lives, `preconnect` and `dns-prefetch` name hosts.
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

/** Pictures for link previews in social media. */
const PREVIEW_IMAGES = new Set([
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'twitter:image',
]);

/** The elements that refer to other resources, by lower-case name. */
const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['a', (at) => one('link', at.href ?? at['xlink:href'])],
  ['area', (at) => one('link', at.href)],
  ['img', (at) => pictures(at)],
  ['source', (at) => [...one('media', at.src), ...pictures(at, 'none')]],
  ['image', (at) => one('image', at.href ?? at['xlink:href'])],
  ['use', (at) => one('image', at.href ?? at['xlink:href'])],
  ['input', (at) => one('image', at.src)],
  ['video', (at) => [...one('media', at.src), ...one('image', at.poster)]],
  ['audio', (at) => one('media', at.src)],
  ['track', (at) => one('media', at.src)],
  ['script', (at) => one('script', at.src)],
  ['iframe', (at) => one('frame', at.src)],
  ['frame', (at) => one('frame', at.src)],
  ['embed', (at) => one('frame', at.src)],
  ['object', (at) => one('frame', at.data)],
  ['link', linked],
  ['meta', (at) => (PREVIEW_IMAGES.has(name(at)) ? one('image', at.content) : [])],
]);

/** The addresses that an element refers to. */
export function elementReferences(element: string, attributes: Attributes): Reference[] {
  return READERS.get(element)?.(attributes) ?? [];
}

function one(kind: ReferenceKind, href: string | undefined): Reference[] {
  return href === undefined ? [] : [{ href: href.trim(), kind }];
}

function pictures(attributes: Attributes, src: 'src' | 'none' = 'src'): Reference[] {
  const single = src === 'src' ? one('image', attributes.src) : [];
  const set = attributes.srcset ?? attributes.imagesrcset ?? '';
  return [...single, ...srcsetAddresses(set).flatMap((href) => one('image', href))];
}

function linked(attributes: Attributes): Reference[] {
  const rels = (attributes.rel ?? '').toLowerCase().split(/\s+/);
  const rel = rels.find((word) => Object.hasOwn(LINK_KINDS, word));
  const kind = rel === undefined ? undefined : LINK_KINDS[rel];
  if (kind === undefined || rels.includes('canonical')) return [];
  return [...one(kind, attributes.href), ...pictures(attributes, 'none')];
}

function name(attributes: Attributes): string {
  return (attributes.property ?? attributes.name ?? '').toLowerCase();
}
