import type { MarkdownConfig, MermaidConfig } from '@docgen/core/config';
import { filled } from '../../filled.ts';
import {
  type ForeignValue,
  isForeignList,
  isOpaque,
  textsOf,
} from '../../foreign/foreign-value.ts';
import type { PageAddress } from '../../page-addresses.ts';
import { openSection, type Section } from '../../section.ts';
import type { MapContext } from './map-context.ts';

const PLUGIN_LISTS = [
  ...['remarkPlugins', 'rehypePlugins', 'recmaPlugins'],
  ...['beforeDefaultRemarkPlugins', 'beforeDefaultRehypePlugins'],
];

/** Plugins whose function is built into docgen's Markdown. */
const BUILT_IN =
  /^(?:@docusaurus\/remark-plugin-npm2yarn|npm2yarn|remark-math|remarkMath|rehype-katex|rehypeKatex|remark-gfm|remark-directive)/;

const KNOWN_ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/** Advice for sites of Docusaurus 2. Docusaurus 3 refuses such pages as well. */
const WAS_MDX_1 =
  "Pages of Docusaurus 2 are MDX 1, docgen's are MDX 3: what looks like a tag or an expression, such as {id} or `Promise`<`Order`>, is no text any more. Errors of the build (mdx-syntax) name the places. To read .md files as plain Markdown, add `format: 'detect'`.";

/** Settings of Markdown. */
export function mapMarkdown(context: MapContext): MarkdownConfig {
  const { site, notes } = context;
  const markdown = site.section('markdown');
  const written = markdown?.text('format');
  const compatibility = markdown?.section('mdx1Compat');
  const off = (['comments', 'admonitions', 'headingIds'] as const).filter(
    (key) => compatibility?.flag(key) === false,
  );
  const used = context.plugins.flatMap(({ options }) =>
    PLUGIN_LISTS.flatMap((key) => (options.list(key) ?? []).flatMap(pluginName)),
  );
  for (const name of used.filter((plugin) => !BUILT_IN.test(plugin))) {
    notes.left(`Markdown plugin ${name}`, NO_MARKDOWN_PLUGINS);
  }
  const emoji = markdown?.flag('emoji') ?? true;
  const keywords = context.docs.flatMap(({ options }) =>
    textsOf(openSection(options.any('admonitions')).any('keywords')),
  );
  const admonitions = [...new Set(keywords)].filter((name) => !KNOWN_ADMONITIONS.includes(name));
  const mapped: MarkdownConfig = {
    format: written === 'md' || written === 'detect' ? written : undefined,
    v1Compatibility: filled(off) && Object.fromEntries(off.map((key) => [key, false])),
    admonitions: filled(admonitions),
    mermaid: mapMermaid(markdown, context.theme),
    math: used.some((name) => /^(?:remark-math|remarkMath)/.test(name)),
    emoji: emoji || undefined,
  };
  const parts = [
    `format ${mapped.format ?? 'mdx'}`,
    mapped.mermaid === false ? 'no Mermaid' : 'Mermaid',
    mapped.math ? 'math' : 'no math',
    emoji ? 'emoji' : 'no emoji',
    ...admonitions,
  ];
  notes.carried('markdown', parts.join(', '));
  if (/^\D*2\./.test(context.version ?? '')) notes.check('markdown', 'markdown', WAS_MDX_1);
  const isPlain = ({ path }: PageAddress) => mapped.format === 'md' || /\.md$/i.test(path);
  if (mapped.math && mapped.format !== undefined && context.pages.some(isPlain)) {
    notes.left('formulas in pages of the format md', NO_PLAIN_MATH);
  }
  return mapped;
}

function mapMermaid(markdown: Section | undefined, theme: Section): boolean | MermaidConfig {
  if (markdown?.flag('mermaid') !== true) return false;
  const themes = theme.section('mermaid')?.section('theme');
  const light = themes?.text('light');
  const dark = themes?.text('dark');
  return light === undefined && dark === undefined ? true : { themes: { light, dark } };
}

/** Name of a remark or rehype plugin. */
function pluginName(entry: ForeignValue): string[] {
  const plugin = isForeignList(entry) ? entry[0] : entry;
  if (isOpaque(plugin)) return [plugin.name || 'written in the configuration'];
  return typeof plugin === 'string' ? [plugin] : [];
}

const NO_PLAIN_MATH =
  'Their dollar signs remain text. Write `format: mdx` into the front matter of pages with formulas.';

const NO_MARKDOWN_PLUGINS =
  'docgen has no Markdown plugins. Run it over the files once, or use a component in the pages that need it.';
