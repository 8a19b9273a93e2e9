import type { TrailingSlash } from './addresses/address.ts';
import type { Data } from './basics/data.ts';
import type { ReportingSeverity } from './diagnostic.ts';
import type { EntrySection } from './schema-model.ts';
import type { Texts } from './texts/texts.ts';
import type {
  AnnouncementBarConfig,
  ColorModeConfig,
  ContentConfig,
  ContentSecurityPolicyConfig,
  FooterColumnConfig,
  HideConfig,
  LogoConfig,
  MagicCommentConfig,
  NavbarItemConfig,
  RedirectConfig,
  ShowConfig,
  SidebarItemConfig,
  SocialImagesConfig,
  StylesheetConfig,
  UserConfig,
  VersionConfig,
} from './user-config.ts';

export type * from './user-config.ts';

/** Which definitions of the schemas the documentation contains. Default: all of them. */
export interface Visibility {
  readonly show?: Readonly<ShowConfig>;
  readonly hide?: Readonly<HideConfig>;
}

/** The configuration with every default filled in and every path normalised. */
export interface SiteConfig {
  readonly title: string;
  readonly tagline: string;
  /** Origin without a trailing slash. */
  readonly url: string;
  /** Starts and ends with a slash. */
  readonly basePath: string;
  /** Includes pages with `draft` in their front matter. No key of configuration files: `--drafts`. */
  readonly drafts?: boolean;
  readonly trailingSlash: TrailingSlash;
  readonly locale: string;
  /** What the site has instead of docgen's English texts. */
  readonly texts: Texts;
  readonly favicon?: string;
  readonly logo?: Readonly<LogoConfig>;
  readonly navbar: {
    readonly title: string;
    readonly items: readonly (Readonly<NavbarItemConfig> & {
      readonly position: 'left' | 'right';
    })[];
    readonly localeDropdown: boolean;
  };
  readonly versions: readonly Readonly<VersionConfig>[];
  /** In the order of the configuration file. */
  readonly sidebars: Readonly<Record<string, readonly Readonly<SidebarItemConfig>[]>>;
  /** Starts with a slash, ends without one. */
  readonly categoryRoute: string;
  readonly content: readonly (Readonly<ContentConfig> & { readonly route: string })[];
  readonly staticFolders: readonly string[];
  readonly schemas: Visibility & {
    readonly instances: readonly ResolvedSchemaInstance[];
    readonly composed?: ResolvedComposedSchema;
    /** @default numbered */
    readonly categoryRoutes?: 'numbered' | 'nested';
  };
  readonly footer: {
    readonly copyright?: string;
    readonly columns: readonly Readonly<FooterColumnConfig>[];
    readonly style: 'light' | 'dark';
  };
  readonly colorMode: Readonly<Required<ColorModeConfig>>;
  readonly announcementBar?: Readonly<Required<AnnouncementBarConfig>>;
  readonly stylesheets: readonly Readonly<StylesheetConfig>[];
  readonly markdown: {
    readonly format: 'md' | 'mdx' | 'detect';
    readonly v1Compatibility: {
      readonly comments: boolean;
      readonly admonitions: boolean;
      readonly headingIds: boolean;
    };
    readonly admonitions: readonly string[];
    /** `undefined` if switched off. */
    readonly mermaid?: { readonly themes: { readonly light: string; readonly dark: string } };
    /** `undefined` if switched off. */
    readonly math?: { readonly stylesheet: 'cdn' | 'local' };
    readonly emoji: boolean;
    /** In bytes. */
    readonly maxFileSize: number;
  };
  readonly code: {
    readonly languages: readonly string[];
    readonly magicComments: readonly Readonly<MagicCommentConfig>[];
  };
  /** Whether pages show when they were last changed. */
  readonly lastUpdated: boolean;
  readonly tableOfContents: { readonly minLevel: number; readonly maxLevel: number };
  /** `undefined` if switched off. */
  readonly socialImages?: Readonly<Required<SocialImagesConfig>>;
  /** Where the output has a Content Security Policy; `undefined` for none. */
  readonly contentSecurityPolicy?: Readonly<ContentSecurityPolicyConfig>;
  /** Whether the site can be searched. */
  readonly search: boolean;
  /** In seconds. */
  readonly pageTimeout: number;
  readonly titleDelimiter: string;
  readonly redirects: readonly Readonly<RedirectConfig>[];
  readonly externalRoutes: readonly string[];
  readonly theme?: string;
  /** Path relative to the project folder. */
  readonly components?: string;
  /** Values of the site's own, by name. */
  readonly customFields?: Readonly<Record<string, Data>>;
  readonly checkAbsoluteLinks: boolean;
  readonly onBrokenLinks: ReportingSeverity;
  readonly onBrokenAnchors: ReportingSeverity;
  readonly onTrailingSlashes: ReportingSeverity;
  readonly onInvalidGraphql: ReportingSeverity;
  readonly onDuplicateRoutes: ReportingSeverity;
}

export interface ResolvedSchemaSection {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly description?: string;
  /** Absolute URL for links without a host in the descriptions of the SDL. */
  readonly linkBase?: string;
  readonly route: string;
  /**
   * Names of the folders of definitions below the route, by section.
   *
   * @default the sections' names
   */
  readonly folders?: Readonly<Record<EntrySection, string>>;
  readonly manual?: string;
  readonly endpoint?: string;
  /** Values by name, in which `$NAME` and `${NAME}` are variables of the reader's shell. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Address that opens an operation in an explorer; see `explorerAddress`. */
  readonly explorer?: string;
  /** The generator whose ids members have in addition to their own. */
  readonly aliases?: 'graphql-markdown';
  /** Absent if false. */
  readonly introspection?: boolean;
  /** Earlier versions, oldest first. */
  readonly history?: readonly { readonly label: string; readonly path: string }[];
}

export interface ResolvedSchemaInstance extends ResolvedSchemaSection {
  readonly paths: readonly string[];
  /** Markdown file with a table of errors; the id of its heading may follow after a `#`. */
  readonly errors?: string;
  /** False for a schema that only takes part in the composed one. */
  readonly reference: boolean;
  /** With `lenient`, mistakes in the schema are warnings if the rest can be documented. */
  readonly strictness: 'strict' | 'lenient';
}

export interface ResolvedComposedSchema extends ResolvedSchemaSection {
  /** Ids of the instances that are composed. */
  readonly subgraphs: readonly string[];
  /** SDL file of the supergraph, if another tool composes it. */
  readonly path?: string;
  /** File of examples. @default the one beside `path` */
  readonly examples?: string;
}

/**
 * Types a configuration file: `export default defineConfig({ … })`.
 *
 * @returns Its argument, unchanged; checks happen when docgen loads the file.
 */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
