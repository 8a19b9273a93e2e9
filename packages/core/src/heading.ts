/** A heading of a page that can be linked to. */
export interface Heading {
  /** 1 for `h1` up to 6. */
  readonly level: number;
  readonly id: string;
  /** Text without markup, for labels, search and Markdown twins. */
  readonly text: string;
  /** The heading's inline HTML without links, for the table of contents. */
  readonly html: string;
}
