import type { Place } from './diagnostic.ts';

/** Where in a source an address was written that stands in a page's HTML. */
export interface SourceLink {
  /** The address exactly as it stands in the rendered HTML attribute, unescaped. */
  readonly href: string;
  /** The address as the author wrote it, where that differs (a file path, say). */
  readonly written?: string;
  readonly place: Place;
}
