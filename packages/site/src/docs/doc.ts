import type { Place } from '@docgen/core/diagnostic';
import type { DocPage } from '@docgen/core/page';

/** The front matter keys that determine a page's route and its place in the navigation. */
export interface Placement {
  readonly id?: string;
  readonly slug?: string;
  /** With `keep`, number prefixes are part of id and route. @default they are removed */
  readonly numberPrefixes?: 'keep';
  readonly sidebarLabel?: string;
  readonly sidebarPosition?: number;
  readonly sidebarClassName?: string;
  /** Label of the links from the previous and the next page. @default that of its sidebar entry */
  readonly paginationLabel?: string;
  /** Id of the previous or next page; `null` for none. @default the neighbour in the sidebar */
  readonly previous?: string | null;
  readonly next?: string | null;
  /** Where they are written. @default the start of the page */
  readonly previousPlace?: Place;
  readonly nextPlace?: Place;
  readonly draft: boolean;
}

/** An authored page, before it has a place in the site. */
export interface Doc {
  /** Id of its content root. */
  readonly content: string;
  /** Path below the content root, with extension. */
  readonly path: string;
  readonly route: string;
  readonly placement: Placement;
  readonly page: DocPage;
}

/** A page that the site leaves out. Sidebars and front matter may name it, without effect. */
export interface Draft extends Pick<Doc, 'content'>, Pick<DocPage, 'id' | 'file'> {}

/** The contents of a `_category_.json` or `_category_.yml`. */
export interface CategoryMetadata {
  readonly label?: string;
  readonly position?: number;
  readonly className?: string;
  readonly collapsible?: boolean;
  readonly collapsed?: boolean;
  /** Text of the category's card, and of its index if the link has no description. */
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

/** A category file. */
export interface Category {
  /** Id of its content root. */
  readonly content: string;
  /** Folder below the content root. */
  readonly folder: string;
  /** The file, relative to the project folder. */
  readonly file: string;
  readonly metadata: CategoryMetadata;
  /** Place of `link`. @default the file */
  readonly linkPlace?: Place | undefined;
}
