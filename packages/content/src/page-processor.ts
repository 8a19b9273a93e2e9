import type { SiteConfig } from '@docgen/core/config';
import { ADMONITIONS } from '@docgen/core/pages/admonition-title';
import { translate, type WithTexts } from '@docgen/core/texts/texts';
import { createProcessor, type ProcessorOptions } from '@mdx-js/mdx';
import type { Program } from 'estree';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeSlug from 'rehype-slug';
import remarkMath from 'remark-math';
import type { PluggableList, Processor } from 'unified';
import type { PagePositions } from './program/page-positions.ts';
import { recmaElementPositions } from './program/recma-element-positions.ts';
import { headingAnchors } from './rehype/heading-anchors.ts';
import { rehypeCode } from './rehype/rehype-code.ts';
import { rehypeEmoji } from './rehype/rehype-emoji.ts';
import { rehypeHead } from './rehype/rehype-head.ts';
import { rehypeHeadingIds } from './rehype/rehype-heading-ids.ts';
import { rehypeHeadingValues } from './rehype/rehype-heading-values.ts';
import { rehypeHeadings } from './rehype/rehype-headings.ts';
import { rehypeHtml } from './rehype/rehype-html.ts';
import { rehypeJsxAttributes } from './rehype/rehype-jsx-attributes.ts';
import { rehypeLinks } from './rehype/rehype-links.ts';
import { rehypeMath } from './rehype/rehype-math.ts';
import { rehypeMermaid } from './rehype/rehype-mermaid.ts';
import { rehypeStatic } from './rehype/rehype-static.ts';
import { rehypeTables } from './rehype/rehype-tables.ts';
import { rehypeTasks } from './rehype/rehype-tasks.ts';
import { rehypeVariables } from './rehype/rehype-variables.ts';
import { remarkAdmonitions } from './remark/remark-admonitions.ts';
import { remarkComments } from './remark/remark-comments.ts';
import { remarkCoordinates } from './remark/remark-coordinates.ts';
import { remarkGfmLean } from './remark/remark-gfm-lean.ts';
import { remarkHeadingIds } from './remark/remark-heading-ids.ts';
import { remarkMistakenText } from './remark/remark-mistaken-text.ts';
import { remarkPackageManagers } from './remark/remark-package-managers.ts';
import { remarkSummary } from './remark/remark-summary.ts';
import {
  remarkTrailingAttributes,
  remarkUnusedAttributes,
} from './remark/remark-trailing-attributes.ts';
import { remarkUnusedFootnotes } from './remark/remark-unused-footnotes.ts';
import { combineSyntax } from './syntax/syntax-extensions.ts';

/** The settings of a site that pages are compiled with. */
export type PageSettings = Pick<SiteConfig, 'markdown' | 'code' | 'texts'>;

export interface PageProcessorOptions {
  readonly format: 'md' | 'mdx';
  /** Whether the program is an ES module or the body of a function. */
  readonly module: boolean;
  /** For a page that is imported by others. */
  readonly partial?: {
    readonly file: string;
    /** Module that provides the components that are not passed to the program. */
    readonly componentsFrom: string;
  };
  /** Records which position of the program corresponds to which position of the page. */
  readonly positions?: PagePositions;
}

export type PageProcessor = Processor<MarkdownRoot, MarkdownRoot, Program, Program, string>;

/**
 * Creates a compiler from Markdown to a JavaScript program, for any number of pages. Its files
 * carry `PageNotes` as `data.page`.
 */
export function createPageProcessor(
  { markdown, code, texts }: PageSettings,
  { format, module, partial, positions }: PageProcessorOptions,
): PageProcessor {
  const math = format === 'mdx' && markdown.math !== undefined;
  const mathPlugin: PluggableList = [[rehypeMath, { texts }]];
  const processor: unknown = createProcessor({
    format,
    outputFormat: module ? 'program' : 'function-body',
    // Security policies may forbid inline styles.
    tableCellAlignToStyle: false,
    SourceMapGenerator: positions?.Generator as ProcessorOptions['SourceMapGenerator'],
    providerImportSource: partial?.componentsFrom,
    remarkRehypeOptions: {
      footnoteLabel: translate({ texts }, 'Footnotes'),
      footnoteBackLabel: backLabel({ texts }),
      // The page that includes a partial may have footnotes, too.
      clobberPrefix: partial && `${partial.file.replace(/\W+/g, '-')}-`,
    },
    remarkPlugins: [
      remarkGfmLean,
      ...dialect(markdown, { format, texts }),
      remarkCoordinates,
      remarkSummary,
      combineSyntax,
    ],
    rehypePlugins: [
      ...(markdown.mermaid === undefined ? [] : [rehypeMermaid]),
      [rehypeCode, { magicComments: code.magicComments, except: math ? ['math'] : [], texts }],
      ...(format === 'md' ? [rehypeHtml] : []),
      rehypeJsxAttributes,
      rehypeLinks,
      rehypeSlug,
      ...(format === 'mdx' ? [rehypeHeadingValues] : []),
      rehypeHeadingIds,
      ...(markdown.emoji ? [rehypeEmoji] : []),
      [rehypeAutolinkHeadings, headingAnchors({ texts })],
      ...(math ? mathPlugin : []),
      [rehypeTables, { texts }],
      [rehypeTasks, { texts }],
      rehypeHead,
      rehypeHeadings,
      [rehypeStatic, { isImported: partial !== undefined }],
      rehypeVariables,
    ],
    recmaPlugins: positions && [recmaElementPositions],
  });
  // MDX declares the type of the tree that transforms start with as the type that they end with.
  return processor as PageProcessor;
}

/**
 * Syntax in addition to CommonMark, GFM and MDX. Braces and `<!--` need no support outside of MDX.
 */
function dialect(
  { math, admonitions: kinds, v1Compatibility }: PageSettings['markdown'],
  { format, texts }: Pick<PageProcessorOptions, 'format'> & Pick<PageSettings, 'texts'>,
): PluggableList {
  const { comments, admonitions, headingIds } = v1Compatibility;
  const isMdx = format === 'mdx';
  const allKinds = new Set([...ADMONITIONS, ...kinds]);
  return [
    remarkPackageManagers,
    ...(isMdx && math !== undefined ? [remarkMath] : []),
    ...(isMdx && comments ? [remarkComments] : []),
    ...(isMdx && (admonitions || headingIds) ? [remarkTrailingAttributes] : []),
    [remarkAdmonitions, { kinds: allKinds, titles: admonitions, texts }],
    [remarkMistakenText, { kinds: allKinds }],
    remarkUnusedFootnotes,
    ...(headingIds ? [remarkHeadingIds] : []),
    remarkUnusedAttributes,
  ];
}

/** The names of the links from a footnote back to its references, as the library counts them. */
function backLabel(site: WithTexts) {
  return (reference: number, again: number) =>
    translate(site, 'Back to reference {0}', `${reference + 1}${again > 1 ? `-${again}` : ''}`);
}
