/** A module that docs written for Docusaurus import, and docgen's equivalent. */
export interface DocusaurusModule {
  /** Its equivalent. */
  readonly source:
    | {
        readonly kind: 'component';
        /** Name of a component of the theme. It is the default export. */
        readonly name: string;
      }
    | {
        readonly kind: 'file';
        /** Name of a file in `theme/src/docusaurus/`. */
        readonly name: string;
      }
    | {
        readonly kind: 'export';
        /** Name of a file in `theme/src/docusaurus/`. */
        readonly name: string;
        /** Name of an export of that file. It is the default export. */
        readonly export: string;
      }
    | {
        readonly kind: 'element';
        /** Name of an HTML element. It is the default export. */
        readonly name: string;
      }
    /** All components of the theme by name. */
    | { readonly kind: 'components' };
  readonly exports: readonly string[];
  /**
   * Exports that need to run in the browser. For components of the theme, the theme declares this.
   */
  readonly interactive: readonly string[];
}

/** Exports of `@docusaurus/plugin-content-docs/client`, formerly in `theme-common/internal`. */
const DOCS = [
  'filterDocCardListItems',
  'isActiveSidebarItem',
  'useActiveDocContext',
  'useActivePlugin',
  'useActivePluginAndVersion',
  'useActiveVersion',
  'useAllDocsData',
  'useCurrentSidebarCategory',
  'useCurrentSidebarSiblings',
  'useDocVersionSuggestions',
  'useDocsData',
  'useDocsSidebar',
  'useDocsVersion',
  'useDocsVersionCandidates',
  'useLatestVersion',
  'useVersions',
];

const DOCS_IN_BROWSERS = ['useDocsPreferredVersion'];

/** Icons that Docusaurus has as modules below `@theme/Icon/`. */
const ICONS = [
  'Arrow',
  'Close',
  'Copy',
  'DarkMode',
  'Edit',
  'ExternalLink',
  'Home',
  'Language',
  'LightMode',
  'Menu',
  'Success',
  'SystemColorMode',
  'WordWrap',
];

/** Icons below `@theme/Admonition/Icon/`. */
const ADMONITION_ICONS = ['Danger', 'Info', 'Note', 'Tip', 'Warning'];

/**
 * Exports of `@docusaurus/theme-common`, including those that used to be public or are used as if
 * they were.
 */
const COMMON = [
  'Details',
  'HtmlClassNameProvider',
  'PageMetadata',
  'ThemeClassNames',
  'composeProviders',
  'createStorageSlot',
  'duplicates',
  'filterDocCardListItems',
  'groupBy',
  'isRegexpStringMatch',
  'isSamePath',
  'listStorageKeys',
  'uniq',
  'useCurrentSidebarCategory',
  'useCurrentSidebarSiblings',
  'usePluralForm',
  'usePrismTheme',
  'useThemeConfig',
];

const COMMON_IN_BROWSERS = [
  'Collapsible',
  'prefersReducedMotion',
  'useCollapsible',
  'useColorMode',
  'useEvent',
  'useIsomorphicLayoutEffect',
  'usePrevious',
  'useStorageSlot',
  'useWindowSize',
];

/** Exports for sites that implement their own code blocks and tabs. */
const CODE_AND_TABS = [
  'containsLineNumbers',
  'getPrismCssVariables',
  'parseLanguage',
  'parseLines',
  'sanitizeTabsChildren',
];

const CODE_AND_TABS_IN_BROWSERS = ['useCodeWordWrap', 'useScrollPositionBlocker', 'useTabs'];

/** All modules that docgen has an equivalent of, by specifier. */
export const DOCUSAURUS_MODULES: ReadonlyMap<string, DocusaurusModule> = new Map([
  component('@docusaurus/BrowserOnly', 'BrowserOnly'),
  file('@docusaurus/constants', 'constants', ['DEFAULT_PLUGIN_ID']),
  file('@docusaurus/ErrorBoundary', 'error-boundary', [], ['default']),
  file('@docusaurus/ExecutionEnvironment', 'execution-environment', [], ['default']),
  component('@docusaurus/Head', 'Head'),
  file('@docusaurus/Interpolate', 'interpolate', ['default', 'interpolate']),
  file('@docusaurus/isInternalUrl', 'is-internal-url', ['default']),
  file('@docusaurus/Link', 'link', ['default']),
  file('@docusaurus/noop', 'noop', ['default']),
  file('@docusaurus/plugin-content-docs/client', 'docs-client', DOCS, DOCS_IN_BROWSERS),
  file('@docusaurus/router', 'router', ['matchPath'], ['Redirect', 'useHistory', 'useLocation']),
  file('@docusaurus/theme-common', 'theme-common', COMMON, COMMON_IN_BROWSERS),
  file('@docusaurus/theme-common/Details', 'theme-common-details', ['Details']),
  file(
    '@docusaurus/theme-common/internal',
    'theme-common-internal',
    [...new Set([...DOCS, ...COMMON, ...CODE_AND_TABS])],
    [...DOCS_IN_BROWSERS, ...COMMON_IN_BROWSERS, ...CODE_AND_TABS_IN_BROWSERS],
  ),
  file('@docusaurus/Translate', 'translate', ['default', 'translate']),
  file('@docusaurus/useBaseUrl', 'use-base-url', ['default', 'useBaseUrlUtils']),
  file('@docusaurus/useBrokenLinks', 'use-broken-links', ['default']),
  file('@docusaurus/useDocusaurusContext', 'use-docusaurus-context', ['default']),
  file('@docusaurus/useGlobalData', 'use-global-data', [
    'default',
    'useAllPluginInstancesData',
    'usePluginData',
  ]),
  file('@docusaurus/useIsBrowser', 'use-is-browser', [], ['default']),
  file('@docusaurus/useRouteContext', 'use-route-context', ['default']),
  component('@theme/Admonition', 'Admonition'),
  ...ADMONITION_ICONS.map((name) => icon(`@theme/Admonition/Icon/${name}`, name)),
  component('@theme/CodeBlock', 'CodeBlock'),
  element('@theme/CodeInline', 'code'),
  component('@theme/Details', 'Details'),
  file('@theme/DocCard', 'doc-card', ['default']),
  component('@theme/DocCardList', 'DocCardList'),
  file('@theme/Heading', 'heading', ['default']),
  ...ICONS.map((name) => icon(`@theme/Icon/${name}`, name)),
  file('@theme/IdealImage', 'ideal-image', ['default']),
  file('@theme/Layout', 'layout', ['default']),
  [
    '@theme/MDXComponents',
    { source: { kind: 'components' }, exports: ['default'], interactive: ['default'] },
  ],
  component('@theme/MDXComponents/A', 'Link'),
  component('@theme/MDXComponents/Code', 'CodeBlock'),
  component('@theme/MDXComponents/Details', 'Details'),
  file('@theme/MDXComponents/Heading', 'heading', ['default']),
  element('@theme/MDXComponents/Img', 'img'),
  element('@theme/MDXComponents/Li', 'li'),
  component('@theme/MDXComponents/Pre', 'CodeBlock'),
  element('@theme/MDXComponents/Ul', 'ul'),
  component('@theme/TabItem', 'TabItem'),
  component('@theme/Tabs', 'Tabs'),
  file('@theme/ThemedImage', 'themed-image', ['default']),
  file('@theme/TOCInline', 'toc-inline', ['default']),
]);

const FRAME_PART =
  'It is part of the frame or of a page, which themes draw: create a folder with a shell.tsx, article.tsx or pages.tsx and set `theme` to it. A module of that name in src/theme takes precedence.';

/** Why docgen has no equivalent of a module, by a pattern for its specifier. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /^@docusaurus\/(?:ComponentCreator|renderRoutes)/,
    'Routes follow from the files of the content roots.',
  ],
  [/^@docusaurus\/plugin-content-blog|^@theme\/Blog/, 'docgen has no blog.'],
  [/^@docusaurus\/(?:plugin-(?!content-docs)|theme-(?!common))/, 'docgen has no plugins.'],
  [
    /^@docusaurus\/(?:logger|utils|mdx-loader|core|types|preset)/,
    'It is a Node package. Use it in scripts that run before the build.',
  ],
  [
    /^@theme\/Icon\//,
    'It is a brand icon, or not an icon of Docusaurus. Import an SVG file of your own as a component.',
  ],
  [/^@theme\/(?:hooks|utils)\//, 'Docusaurus 2 removed it, too. See @docusaurus/theme-common.'],
  [
    /^@theme\/(?:ApiDoc|ApiItem|ParamsItem|SchemaItem)/,
    'docgen generates references only for GraphQL schemas.',
  ],
  [
    /^@theme\/(?:Playground|CodeBlock\/|LiveCodeBlock|ReactLiveScope)/,
    'Use plain code blocks instead: `<CodeBlock>`.',
  ],
  [/^@theme\/Mermaid/, 'Write diagrams as fences with the language mermaid.'],
  [/^@theme\/Search/, 'Search is part of the frame.'],
  // Modules whose names are similar to those of modules that docgen has.
  [/^@theme\/(?:Admonition\/Type|DocCard\/|Loading|NavbarItem|TOCItems)/, FRAME_PART],
];

/**
 * Why docgen has no equivalent of a module that pages of Docusaurus import.
 *
 * @param nearest - The most similar name of a module that docgen has, if one is similar.
 * @returns `undefined` if the name is most likely mistyped.
 */
export function reasonAgainst(specifier: string, nearest: string | undefined): string | undefined {
  const reason = REASONS.find(([pattern]) => pattern.test(specifier))?.[1];
  return (
    reason ??
    (nearest === undefined && !specifier.startsWith('@docusaurus/') ? FRAME_PART : undefined)
  );
}

/** Why docgen's equivalent of a module lacks an export, by a pattern for its name. */
const EXPORT_REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /Doc$|^DocProvider|LayoutDoc|^useDocById/,
    'Use the page’s own title and front matter: `frontMatter` in Markdown, properties for components.',
  ],
  [
    /Sidebar|^findFirst|Breadcrumb/,
    'Sidebar and breadcrumbs are drawn by the theme: see the slots of shell.tsx and pages.tsx.',
  ],
  [/Search/, 'Search is part of the frame.'],
  [/Blog|Tag/, 'docgen has no blog and no tags.'],
  [
    /Navbar|AnnouncementBar|Footer|TOC|Toc|Keyboard|Scroll|BackToTop|Title|History|LocalPathname|CodeBlock|Prism|Tabs/,
    'It is part of the frame or of a component that docgen draws differently.',
  ],
];

/**
 * Why docgen's equivalent of a module lacks an export.
 *
 * @param specifier - Specifier of a module that docgen has an equivalent of.
 * @returns `undefined` if no reason is known.
 */
export function reasonAgainstExport(specifier: string, name: string): string | undefined {
  if (!/^@docusaurus\/(?:theme-common|plugin-content-docs)/.test(specifier)) return undefined;
  return EXPORT_REASONS.find(([pattern]) => pattern.test(name))?.[1];
}

/** Matches specifiers of Docusaurus' modules. */
export const DOCUSAURUS_SPECIFIER = /^@(docusaurus|theme|theme-original|theme-init)\//;

/** Names under which Docusaurus has its own `@theme/…`, whether the site replaces them or not. */
const ORIGINAL = /^@(?:theme-original|theme-init|docusaurus\/theme-classic(?:\/lib)?\/theme)\//;

/** Finds the module for a specifier. */
export function docusaurusModule(specifier: string): DocusaurusModule | undefined {
  return DOCUSAURUS_MODULES.get(specifier.replace(ORIGINAL, '@theme/'));
}

/** A module that only has a default export, which need not run in the browser. */
function part(specifier: string, source: DocusaurusModule['source']): [string, DocusaurusModule] {
  return [specifier, { source, exports: ['default'], interactive: [] }];
}

function component(specifier: string, name: string): [string, DocusaurusModule] {
  return part(specifier, { kind: 'component', name });
}

function element(specifier: string, name: string): [string, DocusaurusModule] {
  return part(specifier, { kind: 'element', name });
}

function icon(specifier: string, name: string): [string, DocusaurusModule] {
  return part(specifier, { kind: 'export', name: 'icons', export: name });
}

/**
 * @param still - Exports that need not run in the browser.
 * @param interactive - Exports that do.
 */
function file(
  specifier: string,
  name: string,
  still: readonly string[],
  interactive: readonly string[] = [],
): [string, DocusaurusModule] {
  const source = { kind: 'file', name } as const;
  return [specifier, { source, exports: [...still, ...interactive].sort(), interactive }];
}
