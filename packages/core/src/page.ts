import type { Heading } from './heading.ts';
import type { SchemaEntry } from './schema-model.ts';

/** What a route shows. */
export type Page = DocPage | SchemaPage | CategoryPage | NotFoundPage | RedirectPage;

/** How much of the frame a page wants: `doc` has breadcrumbs and a table of contents, `landing` has neither, and a sidebar only when one holds the page. */
export type PageLayout = 'doc' | 'landing';

/** A page written as Markdown, MDX or a React module. */
export interface DocPage {
  readonly kind: 'doc';
  /** Unique within its content root: front matter `id`, else the path without number prefixes and extension. */
  readonly id: string;
  /** Source file relative to the project folder. */
  readonly file: string;
  readonly title: string;
  readonly description?: string;
  readonly keywords: readonly string[];
  readonly layout: PageLayout;
  readonly headings: readonly Heading[];
  readonly hideTableOfContents: boolean;
  /** Heading levels in the table of contents, where they differ from the site's. */
  readonly tocLevels?: { readonly minLevel?: number; readonly maxLevel?: number };
  /** True for a page that is built but kept out of sidebars, sitemap and search engines. */
  readonly unlisted: boolean;
  /** Where the page's source can be edited. */
  readonly editUrl?: string;
  /** Day of the source's last change, such as `2026-03-31`, on sites that show it. */
  readonly lastUpdated?: string;
  /** True when the headings of the text begin with one of the first level, so that the title is not drawn above. */
  readonly ownTitle: boolean;
}

/** A page of the GraphQL reference. */
export interface SchemaPage {
  readonly kind: 'schema';
  /** `SchemaModel.id`. */
  readonly schema: string;
  readonly title: string;
  readonly description?: string;
  /** The definition shown; absent on a section's start page and its list of deprecations. */
  readonly entry?: SchemaEntry;
  /** The same definition in the other schemas of the site; absent where it is in none. */
  readonly alsoIn?: AlsoIn;
  /** True where the page lists all that refers to the definition, see `usagesRoute`. */
  readonly usages?: true;
  /** True where the page lists all that the schema deprecates, see `deprecationsRoute`. */
  readonly deprecations?: true;
  /** On a start page, the kinds of definitions, counted. */
  readonly cards: readonly Card[];
  /** On a start page, the operations, by kind. */
  readonly operations?: readonly OperationGroup[];
  /** On a start page, the entities, by the part that services have in them. */
  readonly entities?: readonly EntityGroup[];
  /** On a start page, the entities and what leads from one to the other. */
  readonly diagram?: { readonly source: string; readonly html: string };
  /** On a start page, files to take away; addresses from the root. */
  readonly downloads?: readonly { readonly label: string; readonly to: string }[];
}

/** The operations of one kind. */
export interface OperationGroup {
  /** Such as `Queries`. */
  readonly title: string;
  /** The first ones. */
  readonly cards: readonly Card[];
  /** Where all are, when some are left out. */
  readonly all?: { readonly to: string; readonly count: number };
}

/** Entities in which a service has the same part. */
export interface EntityGroup {
  /** Such as `Owned`, or the label of the service that owns them. */
  readonly label: string;
  readonly entities: readonly { readonly name: string; readonly to: string }[];
}

/** A definition in other schemas. */
export interface AlsoIn {
  /** The composed schema, owners, the others: all on the page of the first one that has it, else the first ones. */
  readonly schemas: readonly OtherSchema[];
  /** That page, when some are left out, and how many schemas have the definition, that of this page included. */
  readonly all?: { readonly to: string; readonly count: number };
}

/** A definition as another schema has it. */
export interface OtherSchema {
  /** `SchemaModel.label`. */
  readonly label: string;
  /** Route of its page there. */
  readonly to: string;
  /** How many fields, values or members it has there; absent for operations, scalars and directives. */
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
  /** Route or outside address. */
  readonly to: string;
}

/** A link with a line about its target. */
export interface Card {
  readonly title: string;
  readonly to: string;
  /** A sentence about the target, as plain text. */
  readonly description?: string;
  /** True where the target should not be used any more. */
  readonly deprecated?: boolean;
  /** For a group, how many entries it holds. */
  readonly count?: number;
}
