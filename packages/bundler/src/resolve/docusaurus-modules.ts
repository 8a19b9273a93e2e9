/** A module that docs written for Docusaurus import, and what docgen has for it. */
export interface DocusaurusModule {
  /** Its equivalent. */
  readonly source:
    | {
        readonly kind: 'component';
        /** Name of a component of the theme, which is the default export. */
        readonly name: string;
      }
    | {
        readonly kind: 'file';
        /** Name of a file of docgen's own, in `theme/src/docusaurus/`. */
        readonly name: string;
      }
    /** All components of the theme by name. */
    | { readonly kind: 'components' };
  readonly exports: readonly string[];
  /** Exports that do something in the browser; for a component the theme knows. */
  readonly interactive: readonly string[];
}

/** What `@docusaurus/plugin-content-docs/client` has; `theme-common/internal` had it before. */
const DOCS = [
  'filterDocCardListItems',
  'useActiveDocContext',
  'useActiveVersion',
  'useCurrentSidebarCategory',
  'useCurrentSidebarSiblings',
  'useDocsPreferredVersion',
  'useDocsVersion',
  'useLatestVersion',
  'useVersions',
];

/** All modules there are, by specifier. */
export const DOCUSAURUS_MODULES: ReadonlyMap<string, DocusaurusModule> = new Map([
  component('@docusaurus/BrowserOnly', 'BrowserOnly'),
  file('@docusaurus/constants', 'constants', ['DEFAULT_PLUGIN_ID']),
  file('@docusaurus/ErrorBoundary', 'error-boundary', [], ['default']),
  file('@docusaurus/ExecutionEnvironment', 'execution-environment', [], ['default']),
  component('@docusaurus/Head', 'Head'),
  file('@docusaurus/Interpolate', 'interpolate', ['default', 'interpolate']),
  file('@docusaurus/isInternalUrl', 'is-internal-url', ['default']),
  component('@docusaurus/Link', 'Link'),
  file('@docusaurus/plugin-content-docs/client', 'docs-client', DOCS),
  file('@docusaurus/router', 'router', ['matchPath'], ['Redirect', 'useHistory', 'useLocation']),
  file(
    '@docusaurus/theme-common',
    'theme-common',
    [
      'Details',
      'HtmlClassNameProvider',
      'PageMetadata',
      'filterDocCardListItems',
      'useCurrentSidebarCategory',
      'useCurrentSidebarSiblings',
      'usePluralForm',
      'useThemeConfig',
    ],
    ['useColorMode', 'useIsomorphicLayoutEffect'],
  ),
  file('@docusaurus/theme-common/internal', 'docs-client', DOCS),
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
  component('@theme/Admonition', 'Admonition'),
  component('@theme/CodeBlock', 'CodeBlock'),
  component('@theme/Details', 'Details'),
  file('@theme/DocCard', 'doc-card', ['default']),
  component('@theme/DocCardList', 'DocCardList'),
  file('@theme/Heading', 'heading', ['default']),
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
  component('@theme/MDXComponents/Pre', 'CodeBlock'),
  component('@theme/TabItem', 'TabItem'),
  component('@theme/Tabs', 'Tabs'),
  file('@theme/ThemedImage', 'themed-image', ['default']),
  file('@theme/TOCInline', 'toc-inline', ['default']),
]);

/** Why docgen has no equivalent of a module, by the beginning of its specifier. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /^@docusaurus\/(?:ComponentCreator|renderRoutes|useRouteContext)/,
    'Routes are files of the content roots.',
  ],
  [/^@docusaurus\/plugin-content-blog|^@theme\/Blog/, 'docgen has no blog.'],
  [/^@docusaurus\/plugin-(?!content-docs)/, 'docgen has no plugins.'],
  [/^@theme\/Icon\//, 'Import an SVG file of your own: it is a component.'],
  [
    /^@theme\/(?:hooks|utils)\//,
    'Docusaurus 2 has left it out, too; see @docusaurus/theme-common.',
  ],
  [
    /^@theme\/(?:ApiDoc|ApiItem|ParamsItem|SchemaItem)/,
    'docgen makes references of GraphQL schemas only.',
  ],
  [
    /^@theme\/(?:Playground|CodeBlock\/|ReactLiveScope)/,
    'Live code and parts of code blocks are plain code blocks: `<CodeBlock>`.',
  ],
  [/^@theme\/Mermaid/, 'Diagrams are fences with the language mermaid.'],
  [/^@theme\/Search/, 'The search is the frame’s.'],
  [
    /^@theme\//,
    'It is a part of the frame or of a page, which a theme draws: a folder with a shell.tsx, article.tsx or pages.tsx, named in `theme`. A module of that name in src/theme is taken first.',
  ],
];

/**
 * Why docgen has no equivalent of a module that pages of Docusaurus import.
 *
 * @returns `undefined` where it is most likely a mistyped name.
 */
export function reasonAgainst(specifier: string): string | undefined {
  return REASONS.find(([pattern]) => pattern.test(specifier))?.[1];
}

/** Matches the specifiers that are Docusaurus' own. */
export const DOCUSAURUS_SPECIFIER = /^@(docusaurus|theme|theme-original|theme-init)\//;

/** Finds the module for a specifier; `@theme-original/…` and `@theme-init/…` are `@theme/…`. */
export function docusaurusModule(specifier: string): DocusaurusModule | undefined {
  return DOCUSAURUS_MODULES.get(specifier.replace(/^@theme-(original|init)\//, '@theme/'));
}

function component(specifier: string, name: string): [string, DocusaurusModule] {
  const source = { kind: 'component', name } as const;
  return [specifier, { source, exports: ['default'], interactive: [] }];
}

/**
 * @param still - Exports that the server is enough for.
 * @param interactive - Exports that do something in the browser.
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
