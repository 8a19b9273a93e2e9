/** What search knows of a page. Plain data, so that it can be kept between builds. */
export interface SearchPage {
  readonly route: string;
  /** Where it is, for readers: names from the outside in, such as `GraphQL API › Objects`. */
  readonly context: string;
  /** What the page is found by beside its title, such as what kind of definition it shows. */
  readonly keywords: readonly string[];
  /** The first is the page itself, without an id. */
  readonly sections: readonly SearchSection[];
}

/** A piece of a page that a result can lead to. */
export interface SearchSection {
  /** Id of the element to scroll to; empty for the page itself. */
  readonly id: string;
  /** Heading, or name of a definition or member. */
  readonly title: string;
  /** What stands below it, as plain text on one line. */
  readonly text: string;
  /** Present where it is of what should not be used any more. */
  readonly deprecated?: true;
}

/** A part of the site that readers may confine their search to. */
export interface SearchScope {
  /** A schema's id; of manuals, a text that is no id. */
  readonly id: string;
  readonly label: string;
  readonly kind: 'manuals' | 'composed' | 'service';
  /** Version of the documentation that its pages belong to; absent for pages of all versions. */
  readonly version?: SearchVersion;
}

export interface SearchVersion {
  /** As in `versions` of the configuration. */
  readonly id: string;
  readonly label: string;
  readonly route: string;
}
