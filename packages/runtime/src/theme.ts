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
import type { VisibleEntry, VisibleItem } from '@docgen/core/sidebars/visible-sidebar';
import type { VersionLink } from '@docgen/core/versions/version-link';
import type { ComponentType, ReactNode } from 'react';
import type { ClientConfig } from './site-context.ts';

/**
 * The slots that a theme fills. They are divided into three modules, so that a reader's browser
 * loads only what it runs:
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
  /**
   * Everything in `<body>`: announcement bar, navbar, sidebar, page, footer. Stays mounted across
   * navigation.
   */
  readonly Layout: ComponentType<LayoutProps>;
  /** Arranges the regions of one page. */
  readonly PageFrame: ComponentType<PageFrameProps>;
  /** The tree of links. `onToggle` is absent while its HTML is the server's. */
  readonly Sidebar: ComponentType<SidebarProps>;
  /**
   * An entry of the sidebar without the entries inside it. If given, entries and the HTML around
   * them are rendered once for all pages that show the same. `Sidebar` then has to render all lists
   * alike, including those inside entries: the element of an entry contains the output of this
   * component, followed by the list inside, and depends on nothing but the entry's `className`.
   */
  readonly SidebarEntry?: ComponentType<SidebarEntryProps>;
  /** Shown above the sidebar of a reference; nothing if left out. */
  readonly SidebarTools?: ComponentType<SidebarToolsProps>;
  /** Shown in place of content that could not be loaded. */
  readonly LoadError: ComponentType<LoadErrorProps>;
  /**
   * Shown in place of a page whose rendering threw, inside `<main>`. If the layout threw, it is
   * shown alone.
   */
  readonly Crash: ComponentType<ErrorProps>;
}

/** Parts of an article written as Markdown or MDX. */
export interface ArticleTheme {
  /** Title, content and all other parts of an authored page. */
  readonly DocArticle: ComponentType<DocArticleProps>;
  /**
   * Components that MDX may use by name without importing them, and replacements of HTML elements.
   */
  readonly mdxComponents: MdxComponents;
  /**
   * The same for components with behaviour in the browser. A page that uses one of them loads its
   * code; all other pages are HTML only.
   */
  readonly interactiveComponents?: MdxComponents;
}

/** Parts of a page that never change in the browser. */
export interface PagesTheme {
  /** Rendered for pages that have any. */
  readonly Breadcrumbs: ComponentType<{ readonly items: readonly Crumb[] }>;
  /** Rendered above the article of pages of a version with a banner; optional. */
  readonly VersionBanner?: ComponentType<{ readonly page: PageMeta }>;
  /** Rendered above the article of drafts, on sites built with `--drafts`; optional. */
  readonly DraftBanner?: ComponentType;
  /** Rendered for pages that have a neighbour. */
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
  /**
   * Headings of a schema page for its table of contents, with the ids that `SchemaArticle` writes.
   */
  readonly schemaHeadings: (page: SchemaPage, schema: SchemaModel) => readonly Heading[];
  /**
   * Identifies what the layout and the page frame show of a page, apart from its regions and links
   * to the page itself and to its versions. They are rendered once for all pages with the same key. Only called if the
   * whole theme is docgen's, because a site's own components may depend on more.
   *
   * @returns `undefined` for a page whose frame is unique. If left out, all frames are.
   */
  readonly frameKey?: (page: PageMeta, config: ClientConfig) => string | undefined;
}

/** Data of a page that the shell needs; as JSON in the page's HTML and in its route chunk. */
export interface PageMeta {
  /** Route of the page. */
  readonly route: string;
  /** Full document title, including the site's name. */
  readonly title: string;
  /** Address of the page's Markdown version, including the base path; absent if there is none. */
  readonly markdown?: string;
  readonly description?: string;
  readonly layout: PageLayout;
  /** Id of the sidebar shown beside the page. */
  readonly sidebar?: string;
  /** Id of the documentation's version that the page belongs to. */
  readonly version?: string;
  /** Links of its version menu; absent on sites without versions. */
  readonly versions?: readonly Pick<VersionLink, 'version' | 'to'>[];
  /** True when the page has a table of contents. */
  readonly toc: boolean;
  /** True for pages that search engines should leave out. */
  readonly noindex?: true;
  /** Stylesheets that this page needs in addition to the site's. */
  readonly stylesheets?: readonly StylesheetConfig[];
  /** Elements that the page adds to the document's head: its keywords, and those of its `<Head>`. */
  readonly head?: readonly HeadElement[];
  /**
   * Address of the module that draws the diagrams left to the browser; absent if there are none.
   */
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
  /** Content of a title, script or style; of a `noscript`, HTML. */
  readonly text?: string;
}

export interface LayoutProps {
  readonly page: PageMeta;
  /** The sidebar's `<nav>`, if the page has one. */
  readonly sidebar?: ReactNode;
  /** The page frame. */
  readonly children: ReactNode;
  /** True from 200 ms after a navigation started until the page is shown. */
  readonly navigating: boolean;
  /**
   * The error if the search could not be loaded when the reader last tried; a new object each time.
   */
  readonly searchFailure?: Error | undefined;
  /**
   * Shown at the end of the navbar. Only themes set it, when they render the default layout.
   *
   * @default nothing
   */
  readonly navbarEnd?: ReactNode;
  /**
   * Shown in the footer, in place of the configured columns and copyright line. Only themes set it,
   * when they render the default layout.
   *
   * @default columns and copyright line of the configuration
   */
  readonly footer?: ReactNode;
}

/**
 * Each region is an element whose HTML is adopted from the server, or taken from the document of
 * the page that the reader goes to.
 */
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
   * In the HTML of a page, long lists contain a part and a {@link VisibleRest}. The element that
   * renders it has the attribute `data-rest`: browsers then complete the list when the reader turns
   * to the sidebar.
   */
  readonly items: readonly VisibleItem[];
  /**
   * HTML placeholder for the content of an entry, including lists. The server replaces it later.
   * Absent in browsers and without a `SidebarEntry`.
   */
  readonly entryHtml?: string | undefined;
  /**
   * Called with the group's id and whether it should be open. The toggle button has the id in
   * `data-group`.
   */
  readonly onToggle?: ((group: string, open: boolean) => void) | undefined;
}

export interface SidebarEntryProps extends Pick<SidebarProps, 'onToggle'> {
  readonly item: VisibleEntry;
}

export interface SidebarToolsProps {
  /** The reader's filter; empty to show the whole tree. */
  readonly query: string;
  /** Number of entries found, if the reader filters. */
  readonly found?: number | undefined;
  /** Called with the reader's filter. */
  readonly onQuery: (query: string) => void;
  /** Closes all groups. */
  readonly onCollapse: () => void;
}

export interface ErrorProps {
  readonly error: Error;
  /** Tries the failed operation again. */
  readonly retry: () => void;
}

export interface LoadErrorProps extends ErrorProps {
  /** The part that could not be loaded. */
  readonly part: 'page' | 'sidebar';
}

export interface DocArticleProps {
  readonly page: Pick<DocPage, 'title' | 'ownTitle' | 'layout' | 'editUrl' | 'lastUpdated'>;
  /** The rendered content. */
  readonly children: ReactNode;
}

/** Components by their names in MDX. Props are checked by the components themselves. */
export type MdxComponents = Readonly<Record<string, ComponentType<never>>>;
