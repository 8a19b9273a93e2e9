// Printed from packages/config/src/declaration by test/configuration-reference.test.ts; UPDATE=1 prints it anew.

/**
 * The site's configuration as a user writes it. `SiteConfig` is the same with every default filled
 * in.
 */
export interface UserConfig {
  /** Name of the site, shown in the navbar and after the delimiter in every page title. */
  title: string;
  /**
   * One sentence about the site; the description of pages that have none.
   * @default ''
   */
  tagline?: string;
  /** Origin that the site is published at, such as `https://docs.example.org`, without a path. */
  url: string;
  /**
   * Path that the site is served below.
   * @default '/'
   */
  basePath?: string;
  /**
   * How addresses of pages end: `preserve` keeps the route as derived, `always` adds a slash,
   * `never` removes it (and writes `route.html` instead of `route/index.html`).
   * @default 'preserve'
   */
  trailingSlash?: 'preserve' | 'always' | 'never';
  /**
   * Language of the site as a BCP 47 tag; sets `lang` and the text direction.
   * @default 'en'
   */
  locale?: string;
  /** Icon of the site, an address below a static folder. */
  favicon?: string;
  /** Picture beside the title in the navbar. */
  logo?: LogoConfig;
  /**
   * Route that the generated indexes of sidebar groups stand below.
   * @default '/category'
   */
  categoryRoute?: string;
  /** Folders of pages. */
  content?: ContentConfig[];
  /** Folders whose files are copied to the site's root as they are. */
  staticFolders?: string[];
  /** GraphQL schemas that get a reference. */
  schemas?: SchemasConfig;
  /** Trees of links beside pages, by id. A page shows the first sidebar that holds it. */
  sidebars?: Record<string, SidebarItemConfig[]>;
  /** The bar at the top of each page. */
  navbar?: NavbarConfig;
  /**
   * Versions of the documentation, the one for new readers first. The navbar has a menu that leads
   * to the same page in another version. The choice is remembered: from pages of no version, the
   * navbar leads to the version that was chosen last.
   */
  versions?: VersionConfig[];
  /** Text and links at the bottom of each page. */
  footer?: FooterConfig;
  /** Light and dark. */
  colorMode?: ColorModeConfig;
  /** A line above the navbar that a reader can dismiss. */
  announcementBar?: AnnouncementBarConfig;
  /** Stylesheets loaded on every page, beside the theme's own. */
  stylesheets?: StylesheetConfig[];
  /** How Markdown is read. */
  markdown?: MarkdownConfig;
  /** How code blocks are coloured. */
  code?: CodeConfig;
  /** Which headings the table of contents shows. */
  tableOfContents?: TableOfContentsConfig;
  /**
   * Whether each Markdown page says on which day its file was changed last, as the project's git
   * repository tells it, and `sitemap.xml` does so, too. A page may say another day: `last_update:
   * { date: 2026-03-31 }`. Outside of a repository and in a shallow clone there is none: clone the
   * whole history (`fetch-depth: 0` for GitHub's checkout).
   * @default false
   */
  lastUpdated?: boolean;
  /**
   * Pictures for link previews in chats and social media: one per page with its title, its section
   * and the site's name, drawn at build time (some 10 ms each) and kept in
   * `node_modules/.cache/docgen`. Letters are those of the font Inter: Latin, Greek and Cyrillic.
   * What draws them is installed by `npm install --save-dev @resvg/resvg-js@2
   * @expo-google-fonts/inter@0.4`.
   * @default false
   */
  socialImages?: boolean | SocialImagesConfig;
  /**
   * Has the output say which content security policy browsers are to hold the site to: no inline
   * scripts but docgen's own and no inline styles, nothing from other hosts but configured
   * stylesheets. The guide to hosting explains it.
   */
  contentSecurityPolicy?: ContentSecurityPolicyConfig;
  /**
   * Whether the site can be searched: an index beside the pages, and a box in the navbar that loads
   * it when it opens. Pages that are unlisted are not in it.
   * @default true
   */
  search?: boolean;
  /**
   * Seconds that the code of a page, its components and what it imports may take to load or to be
   * rendered; then it is stopped and reported. From 0.1 to 3600.
   * @default 30
   */
  pageTimeout?: number;
  /**
   * Between a page's title and the site's in the browser's title bar.
   * @default '|'
   */
  titleDelimiter?: string;
  /** Old addresses and where they lead now. */
  redirects?: RedirectConfig[];
  /**
   * Routes below which something else is published, such as a blog or an older version. Links that
   * lead there and to none of the pages are one warning for each route (`external-route`), no
   * errors. What is below a content root or schema that lies there itself stays checked.
   */
  externalRoutes?: string[];
  /**
   * Folder of a theme of your own, relative to the configuration file. Of `shell`, `article`,
   * `pages` and `styles.css`, what it does not have is taken from the default theme.
   */
  theme?: string;
  /**
   * Module relative to the configuration file whose default export has components by name: pages
   * use them without importing them. They run in the browser.
   */
  components?: string;
  /**
   * What a link to nothing does to the build.
   * @default 'error'
   */
  onBrokenLinks?: 'ignore' | 'warn' | 'error';
  /**
   * Whether links that begin with the site's own `url` are checked like others; when not, they
   * count as another site's.
   * @default true
   */
  checkAbsoluteLinks?: boolean;
  /**
   * What a link to a missing id of an existing page does.
   * @default 'warn'
   */
  onBrokenAnchors?: 'ignore' | 'warn' | 'error';
  /**
   * What a link does that ends with a slash where the address of the page does not, or the other
   * way round.
   * @default 'ignore'
   */
  onTrailingSlashes?: 'ignore' | 'warn' | 'error';
  /**
   * What a `graphql` fence does to the build that is no GraphQL or does not fit its schema.
   * @default 'error'
   */
  onInvalidGraphql?: 'ignore' | 'warn' | 'error';
  /**
   * What two pages on one route do. The first keeps the route.
   * @default 'warn'
   */
  onDuplicateRoutes?: 'ignore' | 'warn' | 'error';
}

export interface LogoConfig {
  /** Picture for the light colour mode, an address below a static folder. */
  light: string;
  /** Picture for the dark colour mode; the light one when left out. */
  dark?: string;
  /** Text for readers who do not see the picture. Empty when the title beside it says it all. */
  alt?: string;
}

export interface ContentConfig {
  /** Names the root in sidebars and messages. */
  id: string;
  /** Folder relative to the configuration file. */
  path: string;
  /**
   * Route that the folder's pages start with.
   * @default '/'
   */
  route?: string;
  /**
   * Endings of the files that are pages; other files belong to the pages that import them.
   * @default ['md', 'mdx', 'jsx', 'tsx']
   */
  extensions?: ('md' | 'mdx' | 'js' | 'jsx' | 'ts' | 'tsx')[];
  /**
   * Patterns, relative to the folder, of files and folders that pages are in, such as `guide` or
   * `*.mdx`; all other files are none.
   * @default all files with these endings
   */
  include?: string[];
  /**
   * Patterns, relative to the folder, of files and folders that no pages are in, such as `drafts`.
   */
  exclude?: string[];
  /**
   * Whether numbers in front of names of files and folders, as in `01-start.md`, stay in routes,
   * ids and labels, and say nothing about the order in sidebars.
   * @default they go
   */
  numberPrefixes?: 'keep';
  /**
   * Address of the folder in a repository's editor, such as
   * `https://git.example/shop/docs/edit/main/docs`; each Markdown page of the folder then ends with
   * the link "Edit this page".
   */
  editUrl?: string;
}

export interface SchemasConfig {
  /** The schemas, usually one per service. */
  instances: SchemaInstanceConfig[];
  /**
   * What no page, example, relation or Markdown twin shows of any schema, and what depends on it.
   */
  hide?: HideConfig;
  /** The schema composed from instances with Apollo Federation's rules. */
  composed?: ComposedSchemaConfig;
}

export interface SchemaInstanceConfig {
  /** Names the schema in sidebars and messages; part of the default route. */
  id: string;
  /** Name in sidebars and breadcrumbs; the id with a capital letter when left out. */
  label?: string;
  /**
   * Title of the start page.
   * @default `'<label> GraphQL API'`, where the label does not end like that
   */
  title?: string;
  /** Introduction on the start page, in Markdown. */
  description?: string;
  /**
   * Route of the start page.
   * @default '/graphql/<id>'
   */
  route?: string;
  /**
   * Where definitions are below the schema's route, such as `operations` for
   * `/graphql/shop/operations/queries/orders`; with `''`, their kinds are there at once.
   * @default { api: 'api', types: 'types' }
   */
  folders?: DefinitionFoldersConfig;
  /**
   * Route of the manual that belongs to the schema; linked on the start page. Links to definitions,
   * such as `[[Order]]`, on that page and below it are looked up in the schema first.
   */
  manual?: string;
  /** Address that clients send operations to; the examples of operations name it. */
  endpoint?: string;
  /**
   * Headers of the requests that clients send, such as `Authorization`, by name; the commands of
   * examples send them. `$TOKEN` in a value, with or without braces around the name, stands for a
   * variable of the reader's shell, everything else for itself. They are published, so no secrets.
   * @default none
   */
  headers?: Record<string, string>;
  /**
   * Ids that members, arguments and sections have on their page besides their own, for links from
   * elsewhere: those of the headings of GraphQL-Markdown, such as `#placed-at` for `Order.placedAt`
   * and `#member-of` for what uses a type. `docgen init` sets it where it finds such a site.
   * @default none
   */
  aliases?: 'graphql-markdown';
  /**
   * Whether the start page offers the answer to an introspection query as a file, beside the SDL.
   * @default false
   */
  introspection?: boolean;
  /** SDL file, or several that make one schema, relative to the configuration file. */
  path: string | string[];
  /**
   * Markdown file with a table of the errors of operations, relative to the configuration file;
   * with an id behind it, such as `docs/orders.mdx#errors`, the table below that heading. The first
   * column names operations as code, an empty cell those of the row above; what stands behind them
   * is shown on the pages of these operations.
   */
  errors?: string;
  /**
   * Earlier versions of the schema, the oldest first: types and members then say in which one they
   * were added, and in which their type changed last; in the composed schema, too, as the owner has
   * it.
   */
  history?: SchemaVersionConfig[];
  /**
   * What mistakes in the schema are. `lenient` is for schemas that others publish: unknown
   * directives and types, duplicates, empty types, fields that a gateway cannot reach and broken
   * links in descriptions are warnings, and all that is sound is documented.
   * @default 'strict'
   */
  strictness?: 'strict' | 'lenient';
}

export interface DefinitionFoldersConfig {
  /**
   * Folder of operations, and of directives that they take.
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
   * SDL file or folder of the version, or either as a commit has it, such as
   * `v2.1.0:schemas/orders.graphql`.
   */
  path: string;
}

export interface HideConfig {
  /**
   * What these directives are applied to, such as `@inaccessible` or `@tag(name: "internal")`;
   * other arguments do not matter. What one subgraph hides is hidden in the composed schema and in
   * its other subgraphs, too.
   */
  directives?: string[];
  /**
   * Schema coordinates, such as `Internal*`, `Order.debug*`, `*.secret` or `@audited`; `*` stands
   * for any part of a name.
   */
  names?: string[];
  /**
   * Whether what gateways and subgraphs tell each other is hidden: `join__*`, `link__*`, `@link`,
   * `@composeDirective`, `_Entity`, `_Any`, `_Service` and the fields that return them; also what
   * GraphQL Mesh and Grafbase have gateways know of services, such as `@transport` with their
   * addresses, but not what clients meet, such as `@rateLimit`.
   * @default false
   */
  federation?: boolean;
}

export interface ComposedSchemaConfig {
  /** Names the schema in sidebars and messages; part of the default route. */
  id: string;
  /** Name in sidebars and breadcrumbs; the id with a capital letter when left out. */
  label?: string;
  /**
   * Title of the start page.
   * @default `'<label> GraphQL API'`, where the label does not end like that
   */
  title?: string;
  /** Introduction on the start page, in Markdown. */
  description?: string;
  /**
   * Route of the start page.
   * @default '/graphql/<id>'
   */
  route?: string;
  /**
   * Where definitions are below the schema's route, such as `operations` for
   * `/graphql/shop/operations/queries/orders`; with `''`, their kinds are there at once.
   * @default { api: 'api', types: 'types' }
   */
  folders?: DefinitionFoldersConfig;
  /**
   * Route of the manual that belongs to the schema; linked on the start page. Links to definitions,
   * such as `[[Order]]`, on that page and below it are looked up in the schema first.
   */
  manual?: string;
  /** Address that clients send operations to; the examples of operations name it. */
  endpoint?: string;
  /**
   * Headers of the requests that clients send, such as `Authorization`, by name; the commands of
   * examples send them. `$TOKEN` in a value, with or without braces around the name, stands for a
   * variable of the reader's shell, everything else for itself. They are published, so no secrets.
   * @default none
   */
  headers?: Record<string, string>;
  /**
   * Ids that members, arguments and sections have on their page besides their own, for links from
   * elsewhere: those of the headings of GraphQL-Markdown, such as `#placed-at` for `Order.placedAt`
   * and `#member-of` for what uses a type. `docgen init` sets it where it finds such a site.
   * @default none
   */
  aliases?: 'graphql-markdown';
  /**
   * Whether the start page offers the answer to an introspection query as a file, beside the SDL.
   * @default false
   */
  introspection?: boolean;
  /** Ids of the instances to compose; all of them when left out. */
  subgraphs?: string[];
  /**
   * SDL file of the supergraph, relative to the configuration file, where something else composes
   * it, such as a schema registry. Instances belong to it by their ids, which are the names of its
   * subgraphs. docgen composes them itself when left out.
   */
  path?: string;
}

export type SidebarItemConfig =
  | AutogeneratedSidebarItemConfig
  | SchemaSidebarItemConfig
  | DocSidebarItemConfig
  | LinkSidebarItemConfig
  | CategorySidebarItemConfig;

/** Entries derived from a folder of a content root. */
export interface AutogeneratedSidebarItemConfig {
  type: 'autogenerated';
  /** Id of the content root; may be left out when there is only one. */
  content?: string;
  /** Folder below the content root; `.` for all of it. */
  folder: string;
}

/** The reference of one schema. */
export interface SchemaSidebarItemConfig {
  type: 'schema';
  /** Id of a schema instance or of the composed schema. */
  schema: string;
  /**
   * What the entries are grouped by: `kind`; `service`, the owner in a composed schema; or the
   * value of an argument of a directive that is applied to them, such as `@tag(name:)`. Inside of
   * the groups, entries stand by kind, and those without a group come last.
   * @default 'kind'
   */
  groupBy?: string;
  /**
   * Groups by name; they take the place of `groupBy`. An entry is in the first group that one of
   * its names belongs to.
   */
  groups?: SchemaGroupConfig[];
}

/** Entries of a reference that belong together. */
export interface SchemaGroupConfig {
  /** Name of the group. */
  label: string;
  /**
   * Names of operations, types and directives, such as `createOrder` or `Order*`; `*` stands for
   * any part of a name.
   */
  names: string[];
}

/** One page of a content root. */
export interface DocSidebarItemConfig {
  type: 'doc';
  /** Id of the content root; may be left out when there is only one. */
  content?: string;
  /** Id of the page. */
  id: string;
  /** Text of the entry; the page's own when left out. */
  label?: string;
}

/** A link to a route or an outside address. */
export interface LinkSidebarItemConfig {
  type: 'link';
  /** Text of the entry. */
  label: string;
  /** Route or outside address. */
  to: string;
}

/** A group written by hand. */
export interface CategorySidebarItemConfig {
  type: 'category';
  /** Text of the group. */
  label: string;
  /** Entries from top to bottom. */
  items: SidebarItemConfig[];
  /**
   * Whether a reader can close the group.
   * @default true
   */
  collapsible?: boolean;
  /**
   * Whether the group is closed at first.
   * @default true
   */
  collapsed?: boolean;
  /** The page of the group. */
  link?: CategoryLinkConfig;
}

/** The page of a group; also the `link` of a `_category_.json`. */
export type CategoryLinkConfig = GeneratedIndexLinkConfig | DocLinkConfig | NoLinkConfig;

/** A page that is generated from the entries of the group. */
export interface GeneratedIndexLinkConfig {
  type: 'generated-index';
  /** Title of the index; the label of the group when left out. */
  title?: string;
  /** Route below `categoryRoute`. */
  slug?: string;
  /**
   * All of the route, for an index that stands elsewhere; only in the configuration.
   * @default by `slug`
   */
  route?: string;
  /** Text below the title. */
  description?: string;
}

/** A page of a content root. */
export interface DocLinkConfig {
  type: 'doc';
  /** Id of the page. */
  id: string;
}

/** No page. */
export interface NoLinkConfig {
  type: 'none';
}

export interface NavbarConfig {
  /** Text beside the logo; the site's title when left out. */
  title?: string;
  /** Entries from left to right. */
  items?: NavbarItemConfig[];
  /**
   * Whether there is a menu of languages beside the search. It has the site's own alone: docgen
   * builds one language per site.
   * @default false
   */
  localeDropdown?: boolean;
}

/** One entry of the navbar; exactly one of `to`, `href`, `sidebar` and `items`. */
export interface NavbarItemConfig {
  /** Text of the entry. */
  label: string;
  /** Route of a page. */
  to?: string;
  /** Address outside the site. */
  href?: string;
  /** Id of a sidebar: leads to its first page and is marked while one of its pages is shown. */
  sidebar?: string;
  /** Entries of a menu that opens below the text, in the place of a target of its own. */
  items?: NavbarLinkConfig[];
  /**
   * Side of the navbar.
   * @default 'left'
   */
  position?: 'left' | 'right';
}

/** One entry of a menu; exactly one of `to`, `href` and `sidebar`. */
export interface NavbarLinkConfig {
  /** Text of the entry. */
  label: string;
  /** Route of a page. */
  to?: string;
  /** Address outside the site. */
  href?: string;
  /** Id of a sidebar: leads to its first page and is marked while one of its pages is shown. */
  sidebar?: string;
}

export interface VersionConfig {
  /** Names the version where a reader's choice is remembered. */
  id: string;
  /** Name of the version, such as `2.x`. */
  label: string;
  /** Route that its pages start with. */
  route: string;
}

export interface FooterConfig {
  /** Copyright line, as text. */
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
  /** Address outside the site. */
  href?: string;
}

export interface ColorModeConfig {
  /**
   * Mode of a reader's first visit.
   * @default 'light'
   */
  default?: 'light' | 'dark';
  /**
   * Whether a reader can switch.
   * @default true
   */
  switch?: boolean;
  /**
   * Whether the first visit follows the reader's system.
   * @default false
   */
  followSystem?: boolean;
}

export interface AnnouncementBarConfig {
  /** A dismissal is remembered for this id. */
  id: string;
  /** The message, in Markdown. */
  content: string;
  /**
   * Whether a reader can dismiss the message.
   * @default true
   */
  dismissible?: boolean;
}

export interface StylesheetConfig {
  /** Address of the stylesheet. */
  href: string;
  /** Subresource Integrity hash, such as `sha384-…`. */
  integrity?: string;
  /**
   * Whether the request of another origin sends cookies.
   * @default `'anonymous'` when `integrity` is given
   */
  crossorigin?: 'anonymous' | 'use-credentials';
}

export interface MarkdownConfig {
  /**
   * `mdx` reads every file as MDX, `md` as CommonMark + GFM, `detect` by extension. A page's front
   * matter `format` comes first.
   * @default 'mdx'
   */
  format?: 'md' | 'mdx' | 'detect';
  /** Habits of MDX version 1 that keep working. */
  v1Compatibility?: V1CompatibilityConfig;
  /** Names of admonitions beside note, tip, info, warning, caution and danger. */
  admonitions?: string[];
  /**
   * Draw `mermaid` fences as diagrams.
   * @default true
   */
  mermaid?: boolean | MermaidConfig;
  /**
   * Read `$…$` and `$$…$$` as formulas.
   * @default true
   */
  math?: boolean | MathConfig;
  /**
   * Read `:smile:` as an emoji.
   * @default false
   */
  emoji?: boolean;
  /**
   * Largest size in bytes of a file of Markdown, React pages included. A larger one is most likely
   * there by mistake, and would take the build long.
   * @default 10_000_000
   */
  maxFileSize?: number;
}

export interface V1CompatibilityConfig {
  /**
   * `<!-- -->` in MDX.
   * @default true
   */
  comments?: boolean;
  /**
   * `:::note Title` beside `:::note[Title]`.
   * @default true
   */
  admonitions?: boolean;
  /**
   * `## Title {#id}`.
   * @default true
   */
  headingIds?: boolean;
}

export interface MermaidConfig {
  /** Theme of diagrams per colour mode: docgen's own, or one of mermaid's such as `neutral`. */
  themes?: MermaidThemesConfig;
}

export interface MermaidThemesConfig {
  /**
   * Theme in the light colour mode.
   * @default 'docgen-light'
   */
  light?: string;
  /**
   * Theme in the dark colour mode.
   * @default 'docgen-dark'
   */
  dark?: string;
}

export interface MathConfig {
  /**
   * Where the stylesheet of formulas comes from: `cdn` with an integrity hash, or `local` with
   * fonts self-hosted.
   * @default 'cdn'
   */
  stylesheet?: 'cdn' | 'local';
}

export interface CodeConfig {
  /**
   * Prism languages that are loaded at the start. Pages load those that they ask for by themselves,
   * so that this only checks the names.
   */
  languages?: string[];
  /**
   * Comments that mark lines, beside `highlight-next-line` and `highlight-start`/`highlight-end`.
   */
  magicComments?: MagicCommentConfig[];
}

export interface MagicCommentConfig {
  /** Class of the marked lines. */
  className: string;
  /** Comment that marks the line after it. */
  line?: string;
  /** Comments around a marked block. */
  block?: MagicCommentBlockConfig;
}

export interface MagicCommentBlockConfig {
  /** Comment before the block. */
  start: string;
  /** Comment after the block. */
  end: string;
}

export interface TableOfContentsConfig {
  /**
   * Largest heading, from 1 to 6.
   * @default 2
   */
  minLevel?: number;
  /**
   * Smallest heading, from 1 to 6.
   * @default 3
   */
  maxLevel?: number;
}

/** Colours of the pictures for link previews, each as `#rrggbb`. */
export interface SocialImagesConfig {
  /**
   * Of the stripe at the edge and the site's name.
   * @default '#3f48cc'
   */
  accent?: string;
  /**
   * Of the background.
   * @default '#ffffff'
   */
  background?: string;
  /**
   * Of the title and, paler, of the section.
   * @default '#1d2521'
   */
  text?: string;
}

export interface ContentSecurityPolicyConfig {
  /**
   * Where it stands: `meta` in the head of every page, `headers` in the file `_headers`, which
   * hosts such as Netlify and Cloudflare Pages send as headers.
   */
  emit: 'meta' | 'headers';
  /** What a directive allows beside what docgen needs. */
  sources?: Record<string, string[]>;
}

export interface RedirectConfig {
  /** Old route. */
  from: string;
  /** Route or outside address. */
  to: string;
}
