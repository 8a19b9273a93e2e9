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
