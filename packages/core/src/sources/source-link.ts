import type { Place } from '../diagnostic.ts';

/** Where in a source an address in a page's HTML was written. */
export interface SourceLink {
  /** The exact value of the rendered HTML attribute, unescaped. */
  readonly href: string;
  /** The address as the author wrote it, if that differs, such as the path of a file. */
  readonly written?: string;
  readonly place: Place;
  /**
   * For an address that code computes, the strings in that code, by which the address can be
   * recognised. Its `href` is empty.
   */
  readonly computedWith?: readonly string[] | undefined;
  /** For the path of a file that does not exist or is not a page. */
  readonly missing?: MissingFile;
  /** True for a link in a description of a schema, which is relative to the site. */
  readonly inDescription?: boolean;
}

/** A file or a definition of a schema that an address refers to, but that cannot be linked. */
export interface MissingFile {
  /** Why an existing file cannot be used, such as `is a folder, not a file` or `is a draft`. */
  readonly problem?: string;
  /** Path relative to the project folder; for a `definition`, its schema coordinate. */
  readonly file: string;
  /**
   * Present for a link to a definition that does not exist, and to a Markdown file that is not a
   * page. The address may still be valid, as that of a static file or a redirect.
   */
  readonly kind?: 'definition' | 'page';
  /**
   * Addresses of files in the same folder, or of definitions, with a similar name, nearest first.
   * If absent, the addresses of the site are searched instead.
   */
  readonly nearest?: readonly string[];
  /** For a `definition`: the ids of all schemas, if that of its coordinate is not one of them. */
  readonly schemas?: readonly string[] | undefined;
}
