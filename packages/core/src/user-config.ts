// Printed from packages/config/src/declaration by test/configuration-reference.test.ts; UPDATE=1 prints it anew.

import type { Data } from './basics/data.ts';
import type { Text } from './texts/texts.ts';

/**
 * The site's configuration as a user writes it. `SiteConfig` is the same with every default filled
 * in.
 */
export interface UserConfig {
  /**
   * Name of the site. It is shown in the navbar, and after the delimiter in the title of every
   * page.
   */
  title: string;
  /**
   * One sentence about the site. It is the description of pages without one.
   * @default ''
   */
  tagline?: string;
  /** Origin of the published site, such as `https://docs.example.org`, without a path. */
  url: string;
  /**
   * Path that the site is served below.
   * @default '/'
   */
  basePath?: string;
  /**
   * Trailing slash in the addresses of pages: `preserve` keeps the route of the page, `always` adds
   * a slash, `never` removes it, and writes `route.html` instead of `route/index.html`.
   * @default 'preserve'
   */
  trailingSlash?: 'preserve' | 'always' | 'never';
  /**
   * Language of the site, as a BCP 47 tag. It sets `lang` and the text direction. Texts of the
   * default theme such as “On this page” are in this language if it is one of `en`, `de`, `es`,
   * `fr`, `ja`, `pt`, `zh`; otherwise write them in `texts`. The words of a schema's reference are
   * English.
   * @default 'en'
   */
  locale?: string;
  /**
   * Texts of the default theme in other words or another language, by the English text. The guide
   * to the language of a site lists them.
   */
  texts?: Partial<Record<Text, string>>;
  /** Icon of the site, as an address in a static folder. */
  favicon?: string;
  /** Picture beside the title in the navbar. */
  logo?: LogoConfig;
  /**
   * Parent route of the generated index pages of sidebar groups.
   * @default '/category'
   */
  categoryRoute?: string;
  /** Content roots: folders that contain pages. */
  content?: ContentConfig[];
  /**
   * Folders whose files are copied unchanged to the root of the site, except for hidden files and
   * folders other than `.well-known`, and what editors and systems leave behind, such as
   * `note.txt~` and `Thumbs.db`.
   */
  staticFolders?: string[];
  /** GraphQL schemas that docgen generates a reference for. */
  schemas?: SchemasConfig;
  /** Sidebars, by id. A page shows the first sidebar that contains it. */
  sidebars?: Record<string, SidebarItemConfig[]>;
  /** The bar at the top of each page. */
  navbar?: NavbarConfig;
  /**
   * Versions of the documentation, starting with the one for new readers. They add a menu to the
   * navbar that links to the same page in other versions. docgen remembers the choice: on pages
   * outside of all versions, the navbar links to the version that was chosen last. The search finds
   * pages of the reader's version.
   */
  versions?: VersionConfig[];
  /** Text and links at the bottom of each page. */
  footer?: FooterConfig;
  /** Light and dark mode. */
  colorMode?: ColorModeConfig;
  /** A message above the navbar that readers can dismiss. */
  announcementBar?: AnnouncementBarConfig;
  /** Stylesheets that every page loads in addition to that of the theme. */
  stylesheets?: StylesheetConfig[];
  /** Markdown syntax and rendering. */
  markdown?: MarkdownConfig;
  /** Code blocks. */
  code?: CodeConfig;
  /** Headings in the table of contents. */
  tableOfContents?: TableOfContentsConfig;
  /**
   * Whether Markdown pages and `sitemap.xml` show the date of the last change of each page. docgen
   * takes it from the git history of the file; moving a file between content folders without a
   * change does not count. To set another date for a page, write `last_update: { date: 2026-03-31
   * }` into its front matter. There is no date outside of a repository or in a shallow clone, so
   * clone the whole history (`fetch-depth: 0` in GitHub's checkout action).
   * @default false
   */
  lastUpdated?: boolean;
  /**
   * Whether docgen generates a picture of each page for link previews in chats and social media. It
   * shows the title and the section of the page and the name of the site, in the font Inter (Latin,
   * Greek and Cyrillic). Rendering takes about 10 ms for each page; pictures are cached in
   * `node_modules/.cache/docgen`. Requires `npm install --save-dev @resvg/resvg-js@2
   * @expo-google-fonts/inter@0.4`.
   * @default false
   */
  socialImages?: boolean | SocialImagesConfig;
  /**
   * Adds a content security policy to the output. It allows no inline styles, no inline scripts
   * except those of docgen, and nothing from other hosts except configured stylesheets and that of
   * formulas. The guide to hosting explains it.
   */
  contentSecurityPolicy?: ContentSecurityPolicyConfig;
  /**
   * Whether the site has a search: a search box in the navbar, which loads the index when it opens.
   * The index does not contain unlisted pages.
   * @default true
   */
  search?: boolean;
  /**
   * Time limit in seconds, from 0.1 to 3600, for loading and for rendering a page with its
   * components and imports. docgen stops a page that exceeds it, and reports an error.
   * @default 30
   */
  pageTimeout?: number;
  /**
   * Text between the title of the page and that of the site in the title bar of the browser.
   * @default '|'
   */
  titleDelimiter?: string;
  /** Redirects from old addresses. */
  redirects?: RedirectConfig[];
  /**
   * Routes below which something else is published, such as a blog or an older version. Links to
   * these routes that match no page are not errors, but one warning for each route
   * (`external-route`). If a content root or schema is below such a route, docgen still checks the
   * links to it.
   */
  externalRoutes?: string[];
  /**
   * Folder of your theme, relative to the configuration file. It may contain `shell`, `article`,
   * `pages` and `styles.css`. Files that it lacks come from the default theme.
   */
  theme?: string;
  /**
   * Module, relative to the configuration file, whose default export has components by name. All
   * pages can use them without an import. They run in the browser unless all of them only draw.
   */
  components?: string;
  /**
   * Values of your own, by name, which components get with `useSite().customFields`, and those of
   * Docusaurus with `useDocusaurusContext().siteConfig.customFields`. They are plain data, as in
   * JSON, and in a script that every reader's browser loads: keep them small, and write nothing
   * secret there.
   */
  customFields?: Record<string, Data>;
  /**
   * Severity of links without a target.
   * @default 'error'
   */
  onBrokenLinks?: 'ignore' | 'warn' | 'error';
  /**
   * Whether docgen checks links that start with the `url` of the site. Otherwise they count as
   * links to another site.
   * @default true
   */
  checkAbsoluteLinks?: boolean;
  /**
   * Severity of links to an id that the page does not have.
   * @default 'warn'
   */
  onBrokenAnchors?: 'ignore' | 'warn' | 'error';
  /**
   * Severity of links whose trailing slash differs from the address of the page.
   * @default 'ignore'
   */
  onTrailingSlashes?: 'ignore' | 'warn' | 'error';
  /**
   * Severity of `graphql` fences that are not valid GraphQL or do not match their schema.
   * @default 'error'
   */
  onInvalidGraphql?: 'ignore' | 'warn' | 'error';
  /**
   * Severity of pages with the same route. The first of them keeps the route.
   * @default 'warn'
   */
  onDuplicateRoutes?: 'ignore' | 'warn' | 'error';
}

export interface LogoConfig {
  /** Picture for light mode, as an address in a static folder. */
  light: string;
  /** Picture for dark mode; by default the one for light mode. */
  dark?: string;
  /** Alternative text. Leave it empty if the title beside the picture says the same. */
  alt?: string;
}

export interface ContentConfig {
  /** Id of the content root in sidebars and messages. */
  id: string;
  /** Folder, relative to the configuration file. */
  path: string;
  /**
   * Parent route of all pages in the folder.
   * @default '/'
   */
  route?: string;
  /**
   * Parent route of the generated index pages of sidebar groups that begin with pages of this
   * folder.
   * @default `categoryRoute` of the site
   */
  categoryRoute?: string;
  /**
   * Extensions of files that are pages. Other files belong to the pages that import them.
   * @default ['md', 'mdx', 'jsx', 'tsx']
   */
  extensions?: ('md' | 'mdx' | 'js' | 'jsx' | 'ts' | 'tsx')[];
  /**
   * Patterns of files and folders, relative to the folder, such as `guide` or `*.mdx`. Only
   * matching files are pages.
   * @default all files with these extensions
   */
  include?: string[];
  /**
   * Patterns of files and folders, relative to the folder, such as `drafts`. Matching files are not
   * pages.
   */
  exclude?: string[];
  /**
   * `keep` keeps number prefixes of files and folders, as in `01-start.md`, in routes, ids and
   * labels, and does not use them for the order in sidebars.
   * @default prefixes are removed
   */
  numberPrefixes?: 'keep';
  /**
   * URL of the folder in the editor of a repository, such as
   * `https://git.example/shop/docs/edit/main/docs`. It adds the link "Edit this page" to each
   * Markdown page of the folder.
   */
  editUrl?: string;
}

export interface SchemasConfig {
  /** The schemas, usually one per service. */
  instances: SchemaInstanceConfig[];
  /**
   * The definitions that the documentation shows, as in a contract of a schema registry: objects,
   * interfaces and unions only if they or their fields are listed, and what these use. By default,
   * everything is shown. What `hide` names is hidden in any case.
   */
  show?: ShowConfig;
  /**
   * Definitions to leave out of all pages, examples, relations, downloads and Markdown twins,
   * together with definitions that depend on them.
   */
  hide?: HideConfig;
  /** The schema that is composed from the instances by the rules of Apollo Federation. */
  composed?: ComposedSchemaConfig;
  /**
   * Routes of the generated index pages of groups of definitions. `nested` places them below the
   * route of their schema, in the folders of the definitions, such as
   * `/graphql/orders/types/objects`. `numbered` places them below `categoryRoute`, and numbers them
   * over all schemas, as Docusaurus does: a new schema or kind of definition then changes the
   * numbers of others, so that their routes lead to pages of another schema.
   * @default `'numbered'`; `docgen init` writes `'nested'` for new sites
   */
  categoryRoutes?: 'numbered' | 'nested';
}

export interface SchemaInstanceConfig {
  /** Id of the schema in sidebars and messages, and in the default route. */
  id: string;
  /**
   * Name in sidebars and breadcrumbs; by default the id with a capital letter and spaces for
   * hyphens: `Employee events` for `employee-events`, `Shop API` for `shop-api`.
   */
  label?: string;
  /**
   * Title of the start page.
   * @default `'<label> GraphQL API'`, without repeating an `API` or `API reference` at the end of
   * the label, or an `API` before a version
   */
  title?: string;
  /** Introduction on the start page, in Markdown. */
  description?: string;
  /**
   * URL that links and images in the descriptions of the SDL are relative to, for third-party
   * schemas whose links are relative to the site of their vendor: `/rest/overview` then leads to
   * `https://docs.vendor.example/rest/overview`. It also applies to these descriptions in the
   * composed schema.
   * @default the site
   */
  linkBase?: string;
  /**
   * Route of the start page.
   * @default '/graphql/<id>'
   */
  route?: string;
  /**
   * Folders of definitions below the route of the schema, such as `operations` in
   * `/graphql/shop/operations/queries/orders`. `''` omits the folder.
   * @default { api: 'api', types: 'types' }
   */
  folders?: DefinitionFoldersConfig;
  /**
   * Route of the manual for the schema. The start page links to it. On this page and on pages below
   * it, links to definitions, such as `[[Order]]`, are looked up in this schema first.
   */
  manual?: string;
  /** URL that clients send operations to. The start page and examples of operations contain it. */
  endpoint?: string;
  /**
   * HTTP headers by name, such as `Authorization`, for the commands in examples of operations.
   * `$TOKEN` in a value, with or without braces around the name, is a variable of the reader's
   * shell; all other characters are literal. The values are published, so do not put secrets here.
   * @default none
   */
  headers?: Record<string, string>;
  /**
   * URL that opens an operation in a tool such as GraphiQL. docgen replaces `{operation}`,
   * `{variables}` and `{endpoint}` by the values of an example, and examples of operations link to
   * it.
   */
  explorer?: string;
  /**
   * Additional ids of members, arguments and sections, so that existing links keep working: those
   * of headings of GraphQL-Markdown, such as `#placed-at` for `Order.placedAt` and `#member-of` for
   * the uses of a type. `docgen init` sets it for sites that used GraphQL-Markdown.
   * @default none
   */
  aliases?: 'graphql-markdown';
  /**
   * Whether the start page offers the result of an introspection query for download, in addition to
   * the SDL.
   * @default false
   */
  introspection?: boolean;
  /**
   * SDL file of the schema, a folder of SDL files that make up the schema, or a list of files and
   * folders, relative to the configuration file. Of a folder, all files that end in `.graphql`,
   * `.graphqls`, `.gql` or `.sdl` are read, also those in folders below. A file may also be the
   * JSON result of an introspection query, for schemas that are not composed.
   */
  path: string | string[];
  /**
   * Markdown file with a table of the errors of operations, relative to the configuration file.
   * Append an id, as in `docs/orders.mdx#errors`, to use the table below that heading. The first
   * column names operations as code; an empty cell repeats those of the row above. The page of each
   * operation shows the other columns of its rows.
   */
  errors?: string;
  /**
   * Versions of the schema, the oldest first. The reference then shows in which version types and
   * members were added, and in which the type of a member last changed, and has a page with the
   * changes of all versions. The composed schema shows the versions of the owner.
   */
  history?: SchemaVersionConfig[];
  /**
   * Whether the site has a reference of the schema. With `false`, the service only takes part in
   * the composed schema, for sites that show the API as clients see it. Pages of the composed
   * schema name the service, and link to its `manual`.
   * @default true
   */
  reference?: boolean;
  /**
   * Severity of mistakes in the schema. `lenient` is for third-party schemas: unknown directives
   * and types, duplicates, empty types, fields that a gateway cannot reach and broken links in
   * descriptions are warnings, and docgen documents all valid definitions.
   * @default 'strict'
   */
  strictness?: 'strict' | 'lenient';
}

export interface DefinitionFoldersConfig {
  /**
   * Folder of operations, and of directives that are allowed in operations.
   * @default 'api'
   */
  api?: string;
  /**
   * Folder of all other definitions.
   * @default 'types'
   */
  types?: string;
}

export interface SchemaVersionConfig {
  /** Name of the version, such as `2.1.0`. */
  label: string;
  /**
   * SDL file or folder of the version. To read it from a git commit, put the commit, branch or tag
   * before it, as in `v2.1.0:schemas/orders.graphql`.
   */
  path: string;
}

export interface ShowConfig {
  /**
   * Directives that show the definitions to which they are applied, such as `@tag(name: "public")`.
   * docgen ignores arguments that you do not name. A definition that is marked in one subgraph is
   * also shown in the composed schema and in its other subgraphs.
   */
  directives?: string[];
  /**
   * Schema coordinates of definitions to show, such as `Order`, `Query.order*` or `@rateLimit`; `*`
   * matches any part of a name.
   */
  names?: string[];
}

export interface HideConfig {
  /**
   * Directives that hide the definitions to which they are applied, such as `@inaccessible` or
   * `@tag(name: "internal")`. docgen ignores arguments that you do not name. A definition that is
   * hidden in one subgraph is also hidden in the composed schema and in its other subgraphs.
   */
  directives?: string[];
  /**
   * Schema coordinates of definitions to hide, such as `Internal*`, `Order.debug*`, `*.secret` or
   * `@audited`; `*` matches any part of a name. Arguments have patterns of their own, with
   * parentheses: `*.secret*` hides fields, input fields and enum values, `*.*(secret*:)` arguments
   * of fields.
   */
  names?: string[];
  /**
   * Whether to hide definitions that only gateways and subgraphs use: `join__*`, `link__*`,
   * `@link`, `@composeDirective`, `_Entity`, `_Any`, `_Service` and the fields that return them.
   * This includes directives of GraphQL Mesh and Grafbase that describe services to the gateway,
   * such as `@transport` with the addresses of services, but not those that affect clients, such as
   * `@rateLimit`.
   * @default false
   */
  federation?: boolean;
}

export interface ComposedSchemaConfig {
  /** Id of the schema in sidebars and messages, and in the default route. */
  id: string;
  /**
   * Name in sidebars and breadcrumbs; by default the id with a capital letter and spaces for
   * hyphens: `Employee events` for `employee-events`, `Shop API` for `shop-api`.
   */
  label?: string;
  /**
   * Title of the start page.
   * @default `'<label> GraphQL API'`, without repeating an `API` or `API reference` at the end of
   * the label, or an `API` before a version
   */
  title?: string;
  /** Introduction on the start page, in Markdown. */
  description?: string;
  /**
   * URL that links and images in the descriptions of the SDL are relative to, for third-party
   * schemas whose links are relative to the site of their vendor: `/rest/overview` then leads to
   * `https://docs.vendor.example/rest/overview`. It also applies to these descriptions in the
   * composed schema.
   * @default the site
   */
  linkBase?: string;
  /**
   * Route of the start page.
   * @default '/graphql/<id>'
   */
  route?: string;
  /**
   * Folders of definitions below the route of the schema, such as `operations` in
   * `/graphql/shop/operations/queries/orders`. `''` omits the folder.
   * @default { api: 'api', types: 'types' }
   */
  folders?: DefinitionFoldersConfig;
  /**
   * Route of the manual for the schema. The start page links to it. On this page and on pages below
   * it, links to definitions, such as `[[Order]]`, are looked up in this schema first.
   */
  manual?: string;
  /** URL that clients send operations to. The start page and examples of operations contain it. */
  endpoint?: string;
  /**
   * HTTP headers by name, such as `Authorization`, for the commands in examples of operations.
   * `$TOKEN` in a value, with or without braces around the name, is a variable of the reader's
   * shell; all other characters are literal. The values are published, so do not put secrets here.
   * @default none
   */
  headers?: Record<string, string>;
  /**
   * URL that opens an operation in a tool such as GraphiQL. docgen replaces `{operation}`,
   * `{variables}` and `{endpoint}` by the values of an example, and examples of operations link to
   * it.
   */
  explorer?: string;
  /**
   * Additional ids of members, arguments and sections, so that existing links keep working: those
   * of headings of GraphQL-Markdown, such as `#placed-at` for `Order.placedAt` and `#member-of` for
   * the uses of a type. `docgen init` sets it for sites that used GraphQL-Markdown.
   * @default none
   */
  aliases?: 'graphql-markdown';
  /**
   * Whether the start page offers the result of an introspection query for download, in addition to
   * the SDL.
   * @default false
   */
  introspection?: boolean;
  /** Ids of the instances to compose; by default all of them. */
  subgraphs?: string[];
  /**
   * SDL file of a supergraph that another tool composes, such as a schema registry, relative to the
   * configuration file. The ids of the instances have to be the names of its subgraphs. By default,
   * docgen composes the instances itself.
   */
  path?: string;
  /**
   * GraphQL file with operations to show as examples of the composed schema, relative to the
   * configuration file. Unlike the examples beside the schema of a service, they may select fields
   * of several services. By default the file beside `path`, such as `supergraph.examples.graphql`
   * for `supergraph.graphql`. Responses are in a file beside it that ends in `.examples.json`.
   */
  examples?: string;
  /**
   * Versions of the composed schema, the oldest first: folders with the SDL of the services, which
   * docgen composes, or files of a supergraph. The reference of the composed schema then shows
   * these instead of the versions of its services.
   */
  history?: SchemaVersionConfig[];
}

export type SidebarItemConfig =
  | AutogeneratedSidebarItemConfig
  | SchemaSidebarItemConfig
  | DocSidebarItemConfig
  | LinkSidebarItemConfig
  | CategorySidebarItemConfig;

/** Entries generated from a folder of a content root. */
export interface AutogeneratedSidebarItemConfig {
  type: 'autogenerated';
  /** Id of the content root; optional if there is only one. */
  content?: string;
  /** Folder in the content root; `.` for the whole content root. */
  folder: string;
}

/** The reference of one schema. */
export interface SchemaSidebarItemConfig {
  type: 'schema';
  /** Id of a schema instance or of the composed schema. */
  schema: string;
  /**
   * How entries are grouped: by `kind`; by `service`, which is the owner in a composed schema; or
   * by the value of a directive argument, such as `@tag(name:)`, in a composed schema also of one
   * that only its services have. In each group, entries are ordered by kind. Entries without a
   * group come last.
   * @default 'kind'
   */
  groupBy?: string;
  /**
   * Groups of entries by name; they replace `groupBy`. An entry belongs to the first group with a
   * matching name.
   */
  groups?: SchemaGroupConfig[];
}

/** A group of entries of a reference. */
export interface SchemaGroupConfig {
  /** Name of the group. */
  label: string;
  /**
   * Names of operations, types and directives, such as `createOrder` or `Order*`; `*` matches any
   * part of a name.
   */
  names: string[];
}

/** One page of a content root. */
export interface DocSidebarItemConfig {
  type: 'doc';
  /** Id of the content root; optional if there is only one. */
  content?: string;
  /** Id of the page. */
  id: string;
  /** Text of the entry; by default the label of the page. */
  label?: string;
}

/** A link to a route or to a URL outside the site. */
export interface LinkSidebarItemConfig {
  type: 'link';
  /** Text of the entry. */
  label: string;
  /** Route, or URL outside the site. */
  to: string;
}

/** A group with entries of your choice. */
export interface CategorySidebarItemConfig {
  type: 'category';
  /** Text of the group. */
  label: string;
  /** Entries from top to bottom. */
  items: SidebarItemConfig[];
  /**
   * Whether readers can collapse the group.
   * @default true
   */
  collapsible?: boolean;
  /**
   * Whether the group is collapsed at first.
   * @default true
   */
  collapsed?: boolean;
  /** Page that the group links to. */
  link?: CategoryLinkConfig;
}

/** Page that a group links to; also the `link` of a `_category_.json`. */
export type CategoryLinkConfig = GeneratedIndexLinkConfig | DocLinkConfig | NoLinkConfig;

/** Index page that docgen generates from the entries of the group. */
export interface GeneratedIndexLinkConfig {
  type: 'generated-index';
  /** Title of the index page; by default the label of the group. */
  title?: string;
  /** Route of the index page below `categoryRoute`. */
  slug?: string;
  /**
   * Complete route of the index page, for one that is not below `categoryRoute`. Not available in
   * `_category_.json`.
   * @default from `slug`
   */
  route?: string;
  /** Text below the title. */
  description?: string;
}

/** A page of a content root. */
export interface DocLinkConfig {
  type: 'doc';
  /** Id of the content root; by default the first one. Not available in `_category_.json`. */
  content?: string;
  /** Id of the page. */
  id: string;
}

/** No page. */
export interface NoLinkConfig {
  type: 'none';
}

export interface NavbarConfig {
  /** Text beside the logo; by default the title of the site. */
  title?: string;
  /** Entries from left to right. */
  items?: NavbarItemConfig[];
  /**
   * Whether there is a language menu beside the search. It contains only the language of the site,
   * because docgen builds one language per site.
   * @default false
   */
  localeDropdown?: boolean;
}

/** One entry of the navbar, with exactly one of `to`, `href`, `sidebar` and `items`. */
export interface NavbarItemConfig {
  /** Text of the entry. */
  label: string;
  /**
   * Route of a page. If this is the first page of a sidebar that no other entry names, the entry is
   * highlighted on all pages of the sidebar.
   */
  to?: string;
  /** URL outside the site. */
  href?: string;
  /**
   * Id of a sidebar. The entry links to the first page of the sidebar, and is highlighted on all of
   * its pages.
   */
  sidebar?: string;
  /** Entries of a menu that opens below the text. An entry with a menu has no target of its own. */
  items?: NavbarLinkConfig[];
  /**
   * Side of the navbar.
   * @default 'left'
   */
  position?: 'left' | 'right';
}

/** One entry of a menu, with exactly one of `to`, `href` and `sidebar`. */
export interface NavbarLinkConfig {
  /** Text of the entry. */
  label: string;
  /**
   * Route of a page. If this is the first page of a sidebar that no other entry names, the entry is
   * highlighted on all pages of the sidebar.
   */
  to?: string;
  /** URL outside the site. */
  href?: string;
  /**
   * Id of a sidebar. The entry links to the first page of the sidebar, and is highlighted on all of
   * its pages.
   */
  sidebar?: string;
}

export interface VersionConfig {
  /** Id under which the browser remembers the reader's choice. */
  id: string;
  /** Name of the version, such as `2.x`. */
  label: string;
  /** Route that the pages of the version start with. */
  route: string;
  /**
   * Name of the documentation that the version is of, if a site has several documentations with
   * versions of their own. The first version of each is the one for new readers, and the menu
   * contains the versions of the open page's documentation.
   */
  docs?: string;
  /**
   * Message at the top of the pages of the version: that it is not released yet, or no longer
   * maintained. It links to the same page in the first version.
   */
  banner?: 'unreleased' | 'unmaintained';
}

export interface FooterConfig {
  /** Copyright line, in Markdown. */
  copyright?: string;
  /** Columns of links. */
  columns?: FooterColumnConfig[];
  /**
   * Colours of the footer.
   * @default 'dark'
   */
  style?: 'light' | 'dark';
}

export interface FooterColumnConfig {
  /** Text above the links. */
  title: string;
  /** Links from top to bottom. */
  items: FooterLinkConfig[];
}

export interface FooterLinkConfig {
  /** Text of the link. */
  label: string;
  /** Route of a page. */
  to?: string;
  /** URL outside the site. */
  href?: string;
}

export interface ColorModeConfig {
  /**
   * Mode on a reader's first visit.
   * @default 'light'
   */
  default?: 'light' | 'dark';
  /**
   * Whether readers can switch the mode.
   * @default true
   */
  switch?: boolean;
  /**
   * Whether the mode on the first visit is that of the reader's system.
   * @default false
   */
  followSystem?: boolean;
}

export interface AnnouncementBarConfig {
  /**
   * Id under which the browser remembers that a reader has dismissed the message. Change it for a
   * new message.
   */
  id: string;
  /** The message, in Markdown. */
  content: string;
  /**
   * Whether readers can dismiss the message.
   * @default true
   */
  dismissible?: boolean;
}

export interface StylesheetConfig {
  /**
   * Address of the stylesheet: a URL, or the path of a file in a static folder, such as
   * `/css/fonts.css`.
   */
  href: string;
  /** Subresource Integrity hash, such as `sha384-…`. */
  integrity?: string;
  /**
   * Whether requests to other origins send cookies.
   * @default `'anonymous'` when `integrity` is given
   */
  crossorigin?: 'anonymous' | 'use-credentials';
}

export interface MarkdownConfig {
  /**
   * Format of pages: `mdx` reads every file as MDX, `md` as CommonMark and GFM, `detect` decides by
   * the file extension. The front matter key `format` overrides it for one page.
   * @default 'mdx'
   */
  format?: 'md' | 'mdx' | 'detect';
  /** Support for syntax of MDX 1. */
  v1Compatibility?: V1CompatibilityConfig;
  /** Additional kinds of admonitions, beside the built-in ones such as `note` and `tip`. */
  admonitions?: string[];
  /**
   * Whether `mermaid` fences are rendered as diagrams.
   * @default true
   */
  mermaid?: boolean | MermaidConfig;
  /**
   * Whether `$…$` and `$$…$$` are formulas.
   * @default true
   */
  math?: boolean | MathConfig;
  /**
   * Whether names such as `:smile:` are emoji.
   * @default false
   */
  emoji?: boolean;
  /**
   * Maximum size of a page, in bytes. A larger file is most likely a mistake, and would slow down
   * the build.
   * @default 10_000_000
   */
  maxFileSize?: number;
}

export interface V1CompatibilityConfig {
  /**
   * Allows `<!-- -->` in MDX.
   * @default true
   */
  comments?: boolean;
  /**
   * Allows `:::note Title` as well as `:::note[Title]`.
   * @default true
   */
  admonitions?: boolean;
  /**
   * Allows `## Title {#id}`.
   * @default true
   */
  headingIds?: boolean;
}

export interface MermaidConfig {
  /** Themes of diagrams: docgen's own, or one of Mermaid, such as `neutral`. */
  themes?: MermaidThemesConfig;
}

export interface MermaidThemesConfig {
  /**
   * Theme in light mode.
   * @default 'docgen-light'
   */
  light?: string;
  /**
   * Theme in dark mode.
   * @default 'docgen-dark'
   */
  dark?: string;
}

export interface MathConfig {
  /**
   * Source of the stylesheet for formulas: `cdn` loads it from jsDelivr with an integrity hash,
   * `local` adds it and its fonts to the site.
   * @default 'cdn'
   */
  stylesheet?: 'cdn' | 'local';
}

export interface CodeConfig {
  /**
   * Prism languages to load in advance. docgen loads the languages that pages use anyway, so this
   * only checks the names.
   */
  languages?: string[];
  /**
   * Magic comments that highlight lines, in addition to `highlight-next-line`, `highlight-start`
   * and `highlight-end`. Each is the whole text of a comment, such as `wrong-next-line` or `This
   * will fail`.
   */
  magicComments?: MagicCommentConfig[];
}

export interface MagicCommentConfig {
  /** CSS class of the highlighted lines. */
  className: string;
  /** Text of the comment that highlights the next line. */
  line?: string;
  /** Comments around a block of highlighted lines. */
  block?: MagicCommentBlockConfig;
}

export interface MagicCommentBlockConfig {
  /** Text of the comment before the block. */
  start: string;
  /** Text of the comment after the block. */
  end: string;
}

export interface TableOfContentsConfig {
  /**
   * Highest level of headings, from 1 to 6.
   * @default 2
   */
  minLevel?: number;
  /**
   * Lowest level of headings, from 1 to 6.
   * @default 3
   */
  maxLevel?: number;
}

/** Colours of the pictures for link previews, each as `#rrggbb`. */
export interface SocialImagesConfig {
  /**
   * Colour of the stripe at the edge and of the name of the site.
   * @default '#3f48cc'
   */
  accent?: string;
  /**
   * Colour of the background.
   * @default '#ffffff'
   */
  background?: string;
  /**
   * Colour of the title and, paler, of the section.
   * @default '#1d2521'
   */
  text?: string;
}

export interface ContentSecurityPolicyConfig {
  /**
   * Where docgen writes the policy: `meta` for the head of every page, `headers` for the file
   * `_headers`, which hosts such as Netlify and Cloudflare Pages send as headers.
   */
  emit: 'meta' | 'headers';
  /** Additional sources for each directive, beside those that docgen needs. */
  sources?: Record<string, string[]>;
}

export interface RedirectConfig {
  /** Old route; patterns such as `/old/*` are not possible. */
  from: string;
  /** Route, or URL outside the site. */
  to: string;
}
