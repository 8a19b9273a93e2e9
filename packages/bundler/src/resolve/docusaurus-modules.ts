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

/** All modules there are, by specifier. */
export const DOCUSAURUS_MODULES: ReadonlyMap<string, DocusaurusModule> = new Map([
  component('@docusaurus/BrowserOnly', 'BrowserOnly'),
  file('@docusaurus/ExecutionEnvironment', 'execution-environment', [], ['default']),
  component('@docusaurus/Head', 'Head'),
  file('@docusaurus/Interpolate', 'interpolate', ['default', 'interpolate']),
  file('@docusaurus/isInternalUrl', 'is-internal-url', ['default']),
  component('@docusaurus/Link', 'Link'),
  file('@docusaurus/plugin-content-docs/client', 'docs-client', ['useCurrentSidebarCategory']),
  file('@docusaurus/router', 'router', [], ['useHistory', 'useLocation']),
  file(
    '@docusaurus/theme-common',
    'theme-common',
    ['useCurrentSidebarCategory', 'useThemeConfig'],
    ['useColorMode'],
  ),
  file('@docusaurus/Translate', 'translate', ['default', 'translate']),
  file('@docusaurus/useBaseUrl', 'use-base-url', ['default', 'useBaseUrlUtils']),
  file('@docusaurus/useDocusaurusContext', 'use-docusaurus-context', ['default']),
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
  component('@theme/TabItem', 'TabItem'),
  component('@theme/Tabs', 'Tabs'),
  file('@theme/ThemedImage', 'themed-image', ['default']),
  file('@theme/TOCInline', 'toc-inline', ['default']),
]);

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
