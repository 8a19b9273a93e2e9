import type { SiteConfig } from '@docgen/core/config';
import type { Heading } from '@docgen/core/heading';
import { createProcessor, type ProcessorOptions } from '@mdx-js/mdx';
import type { Program } from 'estree';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeSlug from 'rehype-slug';
import remarkMath from 'remark-math';
import type { PluggableList, Processor } from 'unified';
import type { PageDiagram } from './compiled-page.ts';
import { headingAnchors } from './heading-anchors.ts';
import type { LinkType } from './highlight.ts';
import type { PagePositions } from './page-positions.ts';
import { type CodeOptions, rehypeCode } from './rehype-code.ts';
import { rehypeHead } from './rehype-head.ts';
import { type HeadingOptions, rehypeHeadings } from './rehype-headings.ts';
import { rehypeHtml } from './rehype-html.ts';
import { rehypeJsxAttributes } from './rehype-jsx-attributes.ts';
import { type LinkOptions, rehypeLinks } from './rehype-links.ts';
import { rehypeMath } from './rehype-math.ts';
import { rehypeMermaid } from './rehype-mermaid.ts';
import { rehypeStatic, type StaticNode } from './rehype-static.ts';
import { rehypeTables } from './rehype-tables.ts';
import { rehypeVariables, type VariableOptions } from './rehype-variables.ts';
import { remarkAdmonitions } from './remark-admonitions.ts';
import { remarkComments } from './remark-comments.ts';
import { remarkContainers } from './remark-containers.ts';
import { remarkEmoji } from './remark-emoji.ts';
import { remarkGfmLean } from './remark-gfm-lean.ts';
import { remarkHeadingIds } from './remark-heading-ids.ts';
import { remarkSummary } from './remark-summary.ts';
import { remarkTrailingAttributes, remarkUnusedAttributes } from './remark-trailing-attributes.ts';
import type { Report } from './report.ts';

/** How one page is compiled, and where what is found in it goes. */
export interface PageProcessorOptions {
  readonly file: string;
  readonly source: string;
  readonly format: 'md' | 'mdx';
  /** Whether the program is an ES module or the body of a function. */
  readonly module: boolean;
  /** Module that the program takes components from that nobody hands to it. */
  readonly componentsFrom?: string | undefined;
  readonly markdown: SiteConfig['markdown'];
  readonly code: SiteConfig['code'];
  readonly links: LinkOptions;
  readonly linkType?: LinkType | undefined;
  readonly report: Report;
  readonly onCode: CodeOptions['found'];
  readonly onHeading: (heading: Heading) => void;
  readonly headingsInside: HeadingOptions['inside'];
  /** What the page's code may refer to without defining it; asked for when all headings are known. */
  readonly variables: () => VariableOptions;
  readonly onSummary: (text: string) => void;
  /** Called with a page that is only text; the program of the compiler is empty then. */
  readonly onStatic: (page: StaticNode) => void;
  /** Called for each diagram. */
  readonly onDiagram: (diagram: PageDiagram) => void;
  /** Called for each formula. */
  readonly onMath: () => void;
  /** Is told which position of the program is which of the page. */
  readonly positions?: PagePositions | undefined;
}

type PageProcessor = Processor<MarkdownRoot, MarkdownRoot, Program, Program, string>;

/** The compiler of one page, from Markdown to a JavaScript program. */
export function createPageProcessor(options: PageProcessorOptions): PageProcessor {
  const { report, linkType, onCode } = options;
  const { magicComments } = options.code;
  const math = options.format === 'mdx' && options.markdown.math !== undefined;
  const processor: unknown = createProcessor({
    format: options.format,
    outputFormat: options.module ? 'program' : 'function-body',
    SourceMapGenerator: options.positions?.Generator as ProcessorOptions['SourceMapGenerator'],
    ...(options.componentsFrom === undefined
      ? {}
      : {
          providerImportSource: options.componentsFrom,
          // The page that a partial becomes a part of may have footnotes, too.
          remarkRehypeOptions: { clobberPrefix: `${options.file.replace(/\W+/g, '-')}-` },
        }),
    remarkPlugins: [
      remarkGfmLean,
      ...(options.format === 'mdx' ? dialect(options) : []),
      [remarkSummary, { found: options.onSummary }],
    ],
    rehypePlugins: [
      ...mermaid(options),
      [
        rehypeCode,
        { magicComments, except: math ? ['math'] : [], linkType, found: onCode, report },
      ],
      ...(options.format === 'md' ? [rehypeHtml] : []),
      [rehypeJsxAttributes, { report }],
      [rehypeLinks, options.links],
      rehypeSlug,
      [rehypeAutolinkHeadings, headingAnchors],
      ...(math ? formulas(options) : []),
      rehypeTables,
      rehypeHead,
      [rehypeHeadings, { found: options.onHeading, inside: options.headingsInside, report }],
      [rehypeVariables, options.variables],
      ...(options.module ? [] : staticPages(options)),
    ],
  });
  // MDX declares the tree that transforms start with as the one they end with.
  return processor as PageProcessor;
}

/** What docgen's MDX has beside MDX and GFM; pages of format `md` are CommonMark and GFM only. */
function dialect({ markdown, report }: PageProcessorOptions): PluggableList {
  const { comments, admonitions, headingIds } = markdown.v1Compatibility;
  return [
    ...(markdown.math === undefined ? [] : [remarkMath]),
    ...(comments ? [remarkComments] : []),
    ...(admonitions || headingIds ? [remarkTrailingAttributes] : []),
    remarkContainers,
    [remarkAdmonitions, { kinds: markdown.admonitions, titles: admonitions, report }],
    ...(headingIds ? [remarkHeadingIds] : []),
    remarkUnusedAttributes,
    ...(markdown.emoji ? [remarkEmoji] : []),
  ];
}

function formulas({ report, onMath }: PageProcessorOptions): PluggableList {
  return [[rehypeMath, { report, used: onMath }]];
}

function staticPages({ onStatic }: PageProcessorOptions): PluggableList {
  return [[rehypeStatic, { found: onStatic }]];
}

function mermaid({ file, markdown, onDiagram }: PageProcessorOptions): PluggableList {
  return markdown.mermaid === undefined ? [] : [[rehypeMermaid, { file, found: onDiagram }]];
}
