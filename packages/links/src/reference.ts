/**
 * How a page refers to an address:
 * - `link`: a reader follows it (`a`, `area`).
 * - `frame`: a document shown inside the page (`iframe`, `embed`, `object`).
 * - `image`, `script`, `stylesheet`, `media`: a file that the browser loads.
 * - `file`: another file that belongs to the page (a manifest, a feed, a text twin).
 */
export type ReferenceKind = 'link' | 'frame' | 'image' | 'script' | 'stylesheet' | 'media' | 'file';

/** An address that stands in a page's HTML. */
export interface Reference {
  /** The attribute's value with character references decoded, otherwise as it stands. */
  readonly href: string;
  readonly kind: ReferenceKind;
}
