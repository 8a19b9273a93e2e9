/**
 * How a page refers to an address:
 * - `link`: a reader follows it (`a`, `area`).
 * - `frame`: a document that is shown in the page (`iframe`, `embed`, `object`).
 * - `image`, `script`, `stylesheet`, `media`: a file that the browser loads.
 * - `file`: another file that belongs to the page (a manifest, a feed, a text twin).
 */
export type ReferenceKind = 'link' | 'frame' | 'image' | 'script' | 'stylesheet' | 'media' | 'file';

/** An address in a page's HTML. */
export interface Reference {
  /** The attribute's value, trimmed and with character references decoded. */
  readonly href: string;
  readonly kind: ReferenceKind;
}
