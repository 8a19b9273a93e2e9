import type { StylesheetConfig } from '@docgen/core/config';
import type { Heading } from '@docgen/core/heading';
import type {
  Card,
  CategoryPage,
  DocPage,
  NotFoundPage,
  PageLayout,
  SchemaPage,
} from '@docgen/core/page';
import type { Crumb, Neighbour } from '@docgen/core/route';
import type { SchemaModel } from '@docgen/core/schema-model';
import type { VisibleEntry, VisibleItem } from '@docgen/core/visible-sidebar';
import type { ComponentType, ReactNode } from 'react';
import type { ClientConfig, VersionLink } from './site-context.ts';

/**
 * The slots a theme fills. They come in three modules, so that a reader's
 * browser loads only what it runs:
 *
 * | module    | exports           | runs                                              |
 * |-----------|-------------------|---------------------------------------------------|
 * | `shell`   | `shell`           | on the server and on every page in the browser    |
 * | `article` | `article`         | on the server; in the browser on interactive pages|
 * | `pages`   | `pages`           | on the server only                                |
 *
 * plus `styles.css`.
 */

/** The frame around pages. */
export interface ShellTheme {
  /** Everything in `<body>`: announcement bar, navbar, sidebar, page, footer. Stays mounted across navigation. */
  readonly Layout: ComponentType<LayoutProps>;
  /** Arranges the regions of one page. */
  readonly PageFrame: ComponentType<PageFrameProps>;
  /** The tree of links; `onToggle` is absent while its HTML is the server's. */
  readonly Sidebar: ComponentType<SidebarProps>;
  /**
   * What an entry of the sidebar shows of itself, without entries inside of it. With it, entries and
   * what is around them are drawn once for all pages that show the same, so `Sidebar` has to draw all
   * lists alike, also those inside of entries: in the element of an entry first what this draws, then
   * the list inside; and around an entry nothing else than its `className` says.
   */
  readonly SidebarEntry?: ComponentType<SidebarEntryProps>;
  /** What stands above the sidebar of a reference; nothing when left out. */
  readonly SidebarTools?: ComponentType<SidebarToolsProps>;
  /** Shown in the place of what did not arrive. */
  readonly LoadError: ComponentType<LoadErrorProps>;
  /**
   * Shown in the place of a page whose rendering threw (specification, section 8), inside of
   * `<main>`; alone, when it was the layout that threw.
   */
  readonly Crash: ComponentType<ErrorProps>;
}

/** What stands inside an article written as Markdown or MDX. */
export interface ArticleTheme {
  /** Title, content and whatever else belongs to an authored page. */
  readonly DocArticle: ComponentType<DocArticleProps>;
  /** Components that MDX may use by name without importing them, and replacements of HTML elements. */
  readonly mdxComponents: MdxComponents;
  /**
   * The same for components that do something in the browser. A page that uses
   * one of them brings its code; all other pages are HTML only.
   */
  readonly interactiveComponents?: MdxComponents;
}

/** Parts of a page that never change in the browser. */
export interface PagesTheme {
  /** Drawn for pages that have any. */
  readonly Breadcrumbs: ComponentType<{ readonly items: readonly Crumb[] }>;
  /** Drawn above the article of pages of a version with a banner; themes without it show none. */
  readonly VersionBanner?: ComponentType<{ readonly page: PageMeta }>;
  /** Drawn for pages that have a neighbour. */
  readonly Pagination: ComponentType<{
    readonly previous?: Neighbour | undefined;
    readonly next?: Neighbour | undefined;
  }>;
  readonly TableOfContents: ComponentType<{ readonly headings: readonly Heading[] }>;
  readonly CategoryArticle: ComponentType<{ readonly page: CategoryPage }>;
  readonly SchemaArticle: ComponentType<{
    readonly page: SchemaPage;
    readonly schema: SchemaModel;
  }>;
  readonly NotFoundArticle: ComponentType<{ readonly page: NotFoundPage }>;
  /** Headings of a schema page for its table of contents; ids as `SchemaArticle` writes them. */
  readonly schemaHeadings: (page: SchemaPage, schema: SchemaModel) => readonly Heading[];
  /**
   * Tells what the layout and the page frame show of a page, beside its regions and links to the page
   * itself: pages of which it tells the same are drawn once. It is asked where all of the theme is
   * docgen's: what a site draws itself may look at more.
   *
   * @returns `undefined` for a page that looks like no other; all do where it is left out.
   */
  readonly frameKey?: (page: PageMeta, config: ClientConfig) => string | undefined;
}

/** A page's data that the shell needs; travels as JSON in the page's HTML and in its route chunk. */
export interface PageMeta {
  /** Route of the page. */
  readonly route: string;
  /** Full document title, site's name included. */
  readonly title: string;
  /** Address of the page's Markdown twin, base path included; absent where there is none. */
  readonly markdown?: string;
  readonly description?: string;
  readonly layout: PageLayout;
  /** Id of the sidebar shown beside the page. */
  readonly sidebar?: string;
  /** Id of the documentation's version that the page belongs to. */
  readonly version?: string;
  /** Where its menu of versions leads; absent on sites without versions. */
  readonly versions?: readonly Omit<VersionLink, 'sidebar'>[];
  /** True when the page has a table of contents. */
  readonly toc: boolean;
  /** True for pages that search engines shall leave out. */
  readonly noindex?: true;
  /** Stylesheets that this page needs beside the site's. */
  readonly stylesheets?: readonly StylesheetConfig[];
  /** What the page's `<Head>` puts into the document's head. */
  readonly head?: readonly HeadElement[];
  /** Address of the module that draws the diagrams that were left to the browser; absent without any. */
  readonly diagrams?: string;
  /** Present when the article's components run in the browser. */
  readonly article?: DocArticleProps['page'] & {
    /** Address of the module with the article's component. */
    readonly module: string;
    /** Address of the entry script that the module shares its code with. */
    readonly entry: string;
    /** Cards of the pages beside this one, if the article shows them. */
    readonly cards?: readonly Card[];
  };
}

/** An element of the document's head. */
export interface HeadElement {
  /** Such as `meta`. */
  readonly tag: string;
  /** Attributes as HTML names them, values not escaped. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Content of a title, script or style. */
  readonly text?: string;
}

export interface LayoutProps {
  readonly page: PageMeta;
  /** The sidebar's `<nav>`, if the page has one. */
  readonly sidebar?: ReactNode;
  /** The page frame. */
  readonly children: ReactNode;
  /** True from 200 ms after a navigation started until the page is there (specification, section 4). */
  readonly navigating: boolean;
  /** Why the search did not load when the reader asked for it last; another object each time. */
  readonly searchFailure?: Error | undefined;
}

/** Each region is an element whose HTML is adopted from the server, or taken from the document of the page that the reader goes to. */
export interface PageFrameProps {
  readonly page: PageMeta;
  readonly breadcrumbs: ReactNode;
  readonly article: ReactNode;
  readonly pagination: ReactNode;
  /** Absent when the page has no table of contents. */
  readonly toc?: ReactNode;
}

export interface SidebarProps {
  /**
   * In the HTML of a page, long lists show a part and a {@link VisibleRest}. The element that draws it
   * carries `data-rest`: browsers then complete the list when the reader turns to the sidebar.
   */
  readonly items: readonly VisibleItem[];
  /**
   * HTML that stands for what is in an entry, lists included: the server puts that in later.
   * Absent in browsers and without a `SidebarEntry`.
   */
  readonly entryHtml?: string | undefined;
  /** Called with the group's id and whether it shall be open. The toggling button carries the id in `data-group`. */
  readonly onToggle?: ((group: string, open: boolean) => void) | undefined;
}

export interface SidebarEntryProps extends Pick<SidebarProps, 'onToggle'> {
  readonly item: VisibleEntry;
}

export interface SidebarToolsProps {
  /** What the reader looks for; empty for the tree as it is. */
  readonly query: string;
  /** How many entries were found, once the reader looks for some. */
  readonly found?: number | undefined;
  /** Called with what the reader looks for. */
  readonly onQuery: (query: string) => void;
  /** Closes all groups. */
  readonly onCollapse: () => void;
}

export interface ErrorProps {
  readonly error: Error;
  /** Tries again what failed. */
  readonly retry: () => void;
}

export interface LoadErrorProps extends ErrorProps {
  /** What did not arrive. */
  readonly part: 'page' | 'sidebar';
}

export interface DocArticleProps {
  readonly page: Pick<DocPage, 'title' | 'ownTitle' | 'layout' | 'editUrl' | 'lastUpdated'>;
  /** The rendered content. */
  readonly children: ReactNode;
}

/** Components by the name that MDX knows them by. Props are checked by the components themselves. */
export type MdxComponents = Readonly<Record<string, ComponentType<never>>>;
