/** The search data of a page. Plain data, so that it can be cached between builds. */
export interface SearchPage {
  readonly route: string;
  /** Location of the page for readers, outermost name first, such as `GraphQL API › Objects`. */
  readonly context: string;
  /** Words by which the page is found in addition to its title, such as the kind of definition. */
  readonly keywords: readonly string[];
  /**
   * What a page of the reference defines or lists: a name that is the same in all schemas. Absent
   * if it has no counterpart in others.
   */
  readonly definition?: string | undefined;
  /** The first is the page itself, without an id. */
  readonly sections: readonly SearchSection[];
}

/** A part of a page that a result can link to. */
export interface SearchSection {
  /** Id of the element to scroll to; empty for the page itself. */
  readonly id: string;
  /** Heading, or name of a definition or member. */
  readonly title: string;
  /** Its text, as plain text on one line. */
  readonly text: string;
  /** Present if the section documents something deprecated. */
  readonly deprecated?: true;
}

/** A part of the site to which readers can restrict their search. */
export interface SearchScope {
  /** Id of a schema; for manuals, a text that is not a valid id. */
  readonly id: string;
  readonly label: string;
  readonly kind: 'manuals' | 'composed' | 'service';
  /** Of the schema's start page; absent for manuals. */
  readonly route?: string;
  /** Version of the documentation that its pages belong to; absent for pages of all versions. */
  readonly version?: SearchVersion;
}

export interface SearchVersion {
  /** As in `versions` of the configuration. */
  readonly id: string;
  /** With the name of the documentation, if it has one. */
  readonly label: string;
  readonly route: string;
  readonly docs?: string | undefined;
}
