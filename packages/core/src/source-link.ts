import type { Place } from './diagnostic.ts';

/** Where in a source an address was written that stands in a page's HTML. */
export interface SourceLink {
  /** The address exactly as it stands in the rendered HTML attribute, unescaped. */
  readonly href: string;
  /** The address as the author wrote it, where that differs (a file path, say). */
  readonly written?: string;
  readonly place: Place;
  /**
   * For an address that code computes: the texts that it is computed with, which tell it from
   * others. Its `href` is empty.
   */
  readonly computedWith?: readonly string[] | undefined;
  /** For the path of a file that is not there, or of which there is no page. */
  readonly missing?: MissingFile;
}

/** A file, or a definition of a schema, that an address was taken for. */
export interface MissingFile {
  /** Why what is there is not taken, such as `is a folder, not a file`. */
  readonly problem?: string;
  /** Path relative to the project folder; of a `definition` its schema coordinate. */
  readonly file: string;
  /**
   * Present for a link to a definition of a schema, which there is not, and to a Markdown file that is
   * not that of a page. Its address may lead somewhere all the same, to a static file or a redirect.
   */
  readonly kind?: 'definition' | 'page';
  /**
   * Addresses of files in the same folder, or of definitions, that have a similar name, nearest
   * first. Left out where addresses of the site are searched for them.
   */
  readonly nearest?: readonly string[];
}
