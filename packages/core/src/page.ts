import type { Heading } from './heading.ts';
import type { SchemaEntry } from './schema-model.ts';
import type { ToldText } from './strings/told-text.ts';

/** The content of a route. */
export type Page = DocPage | SchemaPage | CategoryPage | NotFoundPage | RedirectPage;

/**
 * The frame of a page: `doc` has breadcrumbs and a table of contents; `landing` has neither, and a
 * sidebar only if one contains the page.
 */
export type PageLayout = 'doc' | 'landing';

/** A page written as Markdown, MDX or a React module. */
export interface DocPage {
  readonly kind: 'doc';
  /**
   * Unique within its content root: `id` from the front matter, else the path without number
   * prefixes and extension.
   */
  readonly id: string;
  /** Source file relative to the project folder. */
  readonly file: string;
  readonly title: string;
  readonly description?: string;
  readonly keywords: readonly string[];
  readonly layout: PageLayout;
  readonly headings: readonly Heading[];
  readonly hideTableOfContents: boolean;
  /** Heading levels in the table of contents, if they differ from the site's. */
  readonly tocLevels?: { readonly minLevel?: number; readonly maxLevel?: number };
  /** True for a page that is built but hidden from sidebars, sitemap and search engines. */
  readonly unlisted: boolean;
  /** True for a draft, on sites that include them. */
  readonly draft?: true;
  /** Address where the page's source can be edited. */
  readonly editUrl?: string;
  /** Day of the source's last change, such as `2026-03-31`, on sites that show it. */
  readonly lastUpdated?: string;
  /**
   * True if the first heading of the text has level 1, so that the title is not rendered above it.
   */
  readonly ownTitle: boolean;
}

/** A page of the GraphQL reference. */
export interface SchemaPage {
  readonly kind: 'schema';
  /** `SchemaModel.id`. */
  readonly schema: string;
  readonly title: string;
  readonly description?: string;
  /** The definition shown; absent on a schema's start page and on pages with `lists`. */
  readonly entry?: SchemaEntry;
  /** The same definition in the other schemas of the site; absent if it is in none. */
  readonly alsoIn?: AlsoIn;
  /** True if the page lists everything that refers to the definition, see `usagesRoute`. */
  readonly usages?: true;
  /**
   * What of the whole schema the page lists: everything that it deprecates, or the changes of its
   * versions. See `deprecationsRoute` and `changesRoute`.
   */
  readonly lists?: 'deprecations' | 'changes';
  /** On a start page, the kinds of definitions, with counts. */
  readonly cards: readonly Card[];
  /** On a start page, the operations by kind, and the types of a schema without operations. */
  readonly indexes?: readonly KindIndex[];
  /** On a start page, the entities, by owner or role. */
  readonly entities?: readonly EntityGroup[];
  /** On a start page, a diagram of the entities and the references between them. */
  readonly diagram?: { readonly source: string; readonly html: string };
  /** On a start page, files to download; addresses from the root. */
  readonly downloads?: readonly { readonly label: string; readonly to: string }[];
}

/** The operations or types of one kind. */
export interface KindIndex {
  /** Such as `Queries` or `Objects`. */
  readonly title: string;
  /** The first ones. */
  readonly cards: readonly Card[];
  /** Page with all of the kind, if `cards` leaves some out. */
  readonly all?: { readonly to: string; readonly count: number };
}

/** Entities of one owner, or in which a subgraph has the same role. */
export interface EntityGroup {
  /** Such as `Owned`, or the label of the subgraph that owns them. */
  readonly label: string;
  readonly entities: readonly { readonly name: string; readonly to: string }[];
}

/** A definition in other schemas. */
export interface AlsoIn {
  /**
   * The composed schema, then owners, then the others. Only the page in the first schema that has
   * the definition lists all.
   */
  readonly schemas: readonly OtherSchema[];
  /**
   * That page, if some schemas are left out here, and the number of schemas with the definition,
   * including that of this page.
   */
  readonly all?: { readonly to: string; readonly count: number };
}

/** A definition in another schema. */
export interface OtherSchema {
  /** `SchemaModel.label`. */
  readonly label: string;
  /** Route of its page there. */
  readonly to: string;
  /** Number of fields, values or members there; absent for operations, scalars and directives. */
  readonly members?: number;
}

/** The index of a sidebar group. */
export interface CategoryPage {
  readonly kind: 'category';
  readonly title: string;
  readonly description?: string;
  readonly cards: readonly Card[];
}

export interface NotFoundPage {
  readonly kind: 'not-found';
  readonly title: string;
}

export interface RedirectPage {
  readonly kind: 'redirect';
  readonly title: string;
  /** Route or external address. */
  readonly to: string;
}

/** A link with a short description of its target. */
export interface Card {
  readonly title: string;
  readonly to: string;
  /** A sentence about the target, as plain text. */
  readonly description?: string;
  /** The same sentence, if there is code in it. */
  readonly told?: ToldText;
  /** True if the target is deprecated. */
  readonly deprecated?: boolean;
  /** For a group, the number of its entries. */
  readonly count?: number;
}
