import { isAbsolute } from 'node:path';
import { type ForeignValue, isForeignList, isOpaque } from '../../foreign/foreign-value.ts';
import { openSection, type Section } from '../../section.ts';
import { projectPath } from './project-path.ts';

/** A plugin, theme or preset in the configuration. */
export interface PluginEntry {
  readonly kind: 'preset' | 'plugin' | 'theme';
  /**
   * Full name of the package, path of the module, name of the function, or a phrase for one without
   * a name.
   */
  readonly name: string;
  readonly options: Section;
}

/** The plugins of the classic preset, by the key of their options. */
const CLASSIC: Readonly<Record<string, { readonly name: string; readonly always: boolean }>> = {
  docs: { name: '@docusaurus/plugin-content-docs', always: true },
  pages: { name: '@docusaurus/plugin-content-pages', always: true },
  blog: { name: '@docusaurus/plugin-content-blog', always: true },
  theme: { name: '@docusaurus/theme-classic', always: true },
  sitemap: { name: '@docusaurus/plugin-sitemap', always: true },
  debug: { name: '@docusaurus/plugin-debug', always: false },
  svgr: { name: '@docusaurus/plugin-svgr', always: false },
  gtag: { name: '@docusaurus/plugin-google-gtag', always: false },
  googleAnalytics: { name: '@docusaurus/plugin-google-analytics', always: false },
  googleTagManager: { name: '@docusaurus/plugin-google-tag-manager', always: false },
};

/** Current and previous names of GraphQL-Markdown. */
export const GRAPHQL_PLUGINS: readonly string[] = [
  '@graphql-markdown/docusaurus',
  '@edno/docusaurus2-graphql-doc-generator',
];

/** The plugin that writes a page for each kind of definitions, with all definitions of the kind. */
export const KIND_PAGES_PLUGIN = 'docusaurus-graphql-plugin';

/** Plugins whose function is migrated, or built into docgen, besides those of GraphQL. */
const HANDLED =
  /^@docusaurus\/(?:plugin-(?:content-docs|content-pages|content-blog|client-redirects|sitemap|svgr|debug|css-cascade-layers|rsdoctor)|theme-(?:classic|mermaid)|preset-classic)$/;

/** How messages refer to the options of plugins. */
const SPOKEN: ReadonlyMap<string, string> = new Map([
  ...Object.entries(CLASSIC).map(([key, { name }]) => [name, key] as const),
  ['@docusaurus/plugin-client-redirects', 'redirects'],
  ...[...GRAPHQL_PLUGINS, KIND_PAGES_PLUGIN].map((name) => [name, 'graphql'] as const),
]);

/** Short names of Docusaurus's own plugins and themes. */
const SHORT: Readonly<Record<PluginEntry['kind'], RegExp>> = {
  preset: /^classic$/,
  plugin:
    /^(?:content-(?:docs|blog|pages)|client-redirects|ideal-image|pwa|sitemap|debug|svgr|google-(?:gtag|analytics|tag-manager)|css-cascade-layers|rsdoctor|vercel-analytics)$/,
  theme: /^(?:classic|mermaid|live-codeblock|search-algolia)$/,
};

/**
 * Lists plugins, themes and presets in their order, with the plugins of the classic preset in place
 * of it. A preset that is unknown, or could not be read, counts as based on the classic one, with
 * options of the same names.
 *
 * @param folder - Absolute path of the site, which paths of modules are made relative to.
 */
export function pluginList(site: Section, folder: string): PluginEntry[] {
  const presets = entriesOf(site, 'presets', 'preset').flatMap((entry) =>
    entry.name === '@docusaurus/preset-classic' ? classicPlugins(entry.options) : [entry],
  );
  const entries = [
    ...presets,
    ...entriesOf(site, 'themes', 'theme'),
    ...entriesOf(site, 'plugins', 'plugin'),
  ].map((entry) =>
    isAbsolute(entry.name) ? { ...entry, name: `./${projectPath(entry.name, folder)}` } : entry,
  );
  const unknown = presets.filter(({ kind }) => kind === 'preset');
  const isUnknown = unknown.length > 0 || isOpaque(site.peek('presets'));
  const hasDocs = entries.some(({ name }) => name === CLASSIC.docs?.name);
  if (hasDocs || !isUnknown) return entries;
  // Presets that wrap the classic one pass its options on.
  const wrapper = unknown.find(({ options }) => options.peek('docs') !== undefined);
  return [...classicPlugins(wrapper?.options ?? openSection({})), ...entries];
}

/** Whether the function of a plugin is migrated, or built into docgen. */
export function isHandled(name: string): boolean {
  return HANDLED.test(name) || [...GRAPHQL_PLUGINS, KIND_PAGES_PLUGIN].includes(name);
}

function entriesOf(site: Section, key: string, kind: PluginEntry['kind']): PluginEntry[] {
  return (site.list(key) ?? []).flatMap((entry) => {
    const [module, options] = isForeignList(entry) ? entry : [entry];
    const name = moduleName(module, kind);
    if (name === undefined) return [];
    const id = openSection(options).text('id');
    const path = (SPOKEN.get(name) ?? name) + (id === undefined ? '' : ` (${id})`);
    return [{ kind, name, options: openSection(options, path) }];
  });
}

function classicPlugins(options: Section): PluginEntry[] {
  return Object.entries(CLASSIC).flatMap(([key, { name, always }]): PluginEntry[] => {
    const given = options.any(key);
    if (given === false || (given === undefined && !always)) return [];
    const kind = name.includes('/theme-') ? 'theme' : 'plugin';
    return [{ kind, name, options: openSection(given, key) }];
  });
}

function moduleName(
  module: ForeignValue | undefined,
  kind: PluginEntry['kind'],
): string | undefined {
  if (isOpaque(module)) {
    if (module.$opaque === 'package') return fullName(module.name, kind);
    return module.name === '' ? 'written in the configuration' : `${module.name}()`;
  }
  return typeof module === 'string' && module !== '' ? fullName(module, kind) : undefined;
}

function fullName(name: string, kind: PluginEntry['kind']): string {
  return SHORT[kind].test(name) ? `@docusaurus/${kind}-${name}` : name;
}
