import type { DocPage } from '@docgen/core/page';

/** The front matter keys that decide where a page goes. */
export interface Placement {
  readonly id?: string;
  readonly slug?: string;
  /** Whether numbers in front of names belong to id and route; they do not when left out. */
  readonly numberPrefixes?: 'keep';
  readonly sidebarLabel?: string;
  readonly sidebarPosition?: number;
  readonly sidebarClassName?: string;
  /** Id of the page to name as previous or next; `null` for none. */
  readonly previous?: string | null;
  readonly next?: string | null;
  readonly draft: boolean;
}

/** An authored page on its way into the site. */
export interface Doc {
  /** Id of its content root. */
  readonly content: string;
  /** Path below the content root, with extension. */
  readonly path: string;
  readonly route: string;
  readonly placement: Placement;
  readonly page: DocPage;
}

/** What a `_category_.json` or `_category_.yml` says. */
export interface CategoryMetadata {
  readonly label?: string;
  readonly position?: number;
  readonly className?: string;
  readonly collapsible?: boolean;
  readonly collapsed?: boolean;
  /** Text of the category's card, and of its index where the link brings none. */
  readonly description?: string;
  readonly link?: CategoryLink | null;
}

export type CategoryLink =
  | {
      readonly type: 'generated-index';
      readonly title?: string;
      readonly slug?: string;
      readonly description?: string;
    }
  | { readonly type: 'doc'; readonly id: string }
  | { readonly type: 'none' };

/** A category file on its way into the site. */
export interface Category {
  /** Id of its content root. */
  readonly content: string;
  /** Folder below the content root. */
  readonly folder: string;
  /** The file, relative to the project folder. */
  readonly file: string;
  readonly metadata: CategoryMetadata;
}
