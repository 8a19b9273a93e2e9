import type { MarkdownConfig, MermaidConfig, UserConfig } from '@docgen/core/config';
import {
  type ForeignValue,
  isForeignList,
  isForeignObject,
  isOpaque,
} from '../foreign/foreign-value.ts';
import type { MapContext } from './map-context.ts';
import type { PluginEntry } from './plugin-list.ts';
import type { Section } from './section.ts';

const PLUGIN_LISTS = [
  'remarkPlugins',
  'rehypePlugins',
  'recmaPlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
];

/** What docgen's Markdown does by itself. */
const BUILT_IN = /^(?:remark-math|remarkMath|rehype-katex|rehypeKatex|remark-gfm|remark-directive)/;

const KNOWN_ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/** How Markdown is read. */
export function mapMarkdown(
  site: Section,
  plugins: readonly PluginEntry[],
  context: MapContext,
): Pick<UserConfig, 'markdown'> {
  const { notes } = context;
  const markdown = site.section('markdown');
  const written = markdown?.text('format');
  const format = written === 'md' || written === 'detect' ? written : undefined;
  const compatibility = mapCompatibility(markdown?.section('mdx1Compat'));
  const used = plugins.flatMap(({ options }) => unifiedPlugins(options));
  for (const name of used.filter((plugin) => !BUILT_IN.test(plugin))) {
    notes.left(`Markdown plugin ${name}`, MARKDOWN_PLUGIN_ADVICE.get(name) ?? NO_MARKDOWN_PLUGINS);
  }
  const math = used.some((name) => /^(?:remark-math|remarkMath)/.test(name));
  const mermaid = mapMermaid(site, markdown);
  const emoji = markdown?.flag('emoji') ?? true;
  const admonitions = [...new Set(context.docs.flatMap(({ options }) => ownAdmonitions(options)))];
  const mapped: MarkdownConfig = {
    ...(format === undefined ? {} : { format }),
    ...(compatibility === undefined ? {} : { v1Compatibility: compatibility }),
    ...(admonitions.length === 0 ? {} : { admonitions }),
    mermaid,
    math,
    ...(emoji ? { emoji } : {}),
  };
  notes.carried(
    'markdown',
    [
      `format ${format ?? 'mdx'}`,
      mermaid === false ? 'no Mermaid' : 'Mermaid',
      math ? 'math' : 'no math',
      emoji ? 'emoji' : 'no emoji',
      ...admonitions,
    ].join(', '),
  );
  return { markdown: mapped };
}

function mapCompatibility(compat: Section | undefined): MarkdownConfig['v1Compatibility'] {
  const off = (['comments', 'admonitions', 'headingIds'] as const).filter(
    (key) => compat?.flag(key) === false,
  );
  return off.length === 0 ? undefined : Object.fromEntries(off.map((key) => [key, false]));
}

function mapMermaid(site: Section, markdown: Section | undefined): boolean | MermaidConfig {
  if (markdown?.flag('mermaid') !== true) return false;
  const themes = site.section('themeConfig')?.section('mermaid')?.section('theme');
  const light = themes?.text('light');
  const dark = themes?.text('dark');
  if (light === undefined && dark === undefined) return true;
  return {
    themes: { ...(light === undefined ? {} : { light }), ...(dark === undefined ? {} : { dark }) },
  };
}

/** Names of the remark and rehype plugins in the options of a Docusaurus plugin. */
function unifiedPlugins(options: Section): string[] {
  return PLUGIN_LISTS.flatMap((key) => (options.list(key) ?? []).flatMap(pluginName));
}

function pluginName(entry: ForeignValue): string[] {
  const plugin = isForeignList(entry) ? entry[0] : entry;
  if (isOpaque(plugin)) return [plugin.name || 'written in the configuration'];
  return typeof plugin === 'string' ? [plugin] : [];
}

function ownAdmonitions(options: Section): string[] {
  const given = options.any('admonitions');
  const keywords = isForeignObject(given) && isForeignList(given.keywords) ? given.keywords : [];
  return keywords
    .filter((keyword) => typeof keyword === 'string')
    .filter((keyword) => !KNOWN_ADMONITIONS.includes(keyword));
}

const NO_MARKDOWN_PLUGINS =
  'docgen has no Markdown plugins. Run it over the files once, or use a component in the pages that need it.';

const MARKDOWN_PLUGIN_ADVICE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '@docusaurus/remark-plugin-npm2yarn':
      'Code blocks marked npm2yarn stay npm only; write the other package managers as tabs.',
  }),
);
