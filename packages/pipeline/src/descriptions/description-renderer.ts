import {
  type DescriptionOptions,
  type RenderedDescription,
  renderDescription,
} from '@docgen/content/description/description';
import { DESCRIPTION_ID_PREFIX } from '@docgen/content/description/description-schema';
import { mayLinkDefinitions } from '@docgen/content/links/coordinate-links';
import { deepNesting } from '@docgen/content/syntax/deep-nesting';
import { remember } from '@docgen/core/basics/remember';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { fileFailure } from '@docgen/core/diagnostics/file-failure';
import { numberFootnotes } from '@docgen/core/schema/number-footnotes';
import type { Description } from '@docgen/core/schema-model';
import { escapeMarkup } from '@docgen/core/strings/escape-markup';
import {
  type TextDirection,
  textDirection,
  writtenDirection,
} from '@docgen/core/strings/text-direction';
import { type ToldText, toldOnOneLine } from '@docgen/core/strings/told-text';
import { type LinkTargets, linkResolver, resolverFrom } from '../links/resolve-link.ts';
import { firstSentenceOf } from './first-sentence.ts';

/** The lookups that the descriptions on a page depend on. */
export interface DescriptionLooks {
  /** The URL for an address in a description, given as written. */
  readonly target: (written: string) => string;
  /** Whether a description cannot be rendered; it is then among the failures. */
  readonly fails: (description: Description) => boolean;
}

/** Options for rendering a description. */
export interface RenderingOptions extends Omit<DescriptionOptions, 'resolveLink'> {
  /** Renders only the first sentence, as text with code. */
  readonly summary?: boolean;
}

/** Renders Markdown of descriptions and of the configuration. Equal texts are rendered once. */
export interface DescriptionRenderer {
  /**
   * The renderer for the texts of a schema: links to definitions are first looked up in that
   * schema.
   */
  readonly within: (schema: string | undefined) => DescriptionRenderer;
  readonly rendered: (description: Description) => RenderedDescription;
  /** See `MarkdownRenderer` of the runtime. */
  readonly html: (description: Description, options?: RenderingOptions) => string;
  /**
   * {@link html} for one page. It looks up everything that does not follow from the description
   * alone, and gives footnotes of different descriptions different ids.
   */
  readonly htmlAsking: (looks: DescriptionLooks) => DescriptionRenderer['html'];
  readonly looks: DescriptionLooks;
  /** The first sentence; `undefined` for an empty description. */
  readonly summary: (description: Description | undefined) => ToldText | undefined;
  /** Descriptions that could not be rendered so far; pages contain their source text. */
  readonly failures: () => readonly Diagnostic[];
}

/** The site that the descriptions belong to. */
interface DescribedSite {
  /**
   * Relative to the project folder; failures of descriptions without a place are reported there.
   */
  readonly configFile: string;
  /** Language of the site (BCP 47). Text in the other direction gets a `dir` attribute. */
  readonly locale: string;
}

/** Creates the renderer of a build. */
export function createDescriptionRenderer(
  targets: LinkTargets,
  { configFile, locale }: DescribedSite,
): DescriptionRenderer {
  const direction = textDirection(locale);
  const shared: Shared = { targets, configFile, direction, memo: new Map(), failures: new Map() };
  const within: DescriptionRenderer['within'] = remember((schema) => ({
    ...rendererWithin(schema, shared),
    within,
  }));
  return within(undefined);
}

/** State that is shared by the renderers of all schemas. */
interface Shared {
  readonly targets: LinkTargets;
  readonly configFile: string;
  readonly direction: TextDirection;
  /** By Markdown. */
  readonly memo: Map<string, KnownText>;
  readonly failures: Map<string, Diagnostic>;
}

/** What is known about a text, which pages, twins and lists show in several ways. */
interface KnownText {
  /** Whether its levels of headings may matter. */
  readonly mayHaveHeadings: boolean;
  /** Whether the schema that it is about may matter. */
  readonly mayLinkDefinitions: boolean;
  /** By what is different: the options, the schema if it may matter, and the base of links. */
  readonly rendered: Map<string | number, RenderedDescription>;
  /** See `DescriptionRenderer.summary`. */
  summary?: { readonly text: ToldText | undefined };
}

function rendererWithin(
  schema: string | undefined,
  { targets, configFile, direction, memo, failures }: Shared,
): Omit<DescriptionRenderer, 'within'> {
  const resolve = linkResolver({ ...targets, home: schema }, undefined, '/');
  const knownText = (markdown: string): KnownText => {
    const known = memo.get(markdown);
    if (known !== undefined) return known;
    const text: KnownText = {
      mayHaveHeadings: HEADING.test(markdown),
      mayLinkDefinitions: mayLinkDefinitions(markdown),
      rendered: new Map(),
    };
    memo.set(markdown, text);
    return text;
  };
  const render = (
    description: Description,
    options: RenderingOptions = {},
  ): RenderedDescription => {
    const { inline = false, flat = false, below = 3, section = 1 } = options;
    const { markdown, linkBase } = description;
    const { mayHaveHeadings, mayLinkDefinitions, rendered } = knownText(markdown);
    const level = mayHaveHeadings ? below : 0;
    const bits = (inline ? 1 : 0) + (flat ? 2 : 0) + level * 4 + section * 32;
    const inSchema = mayLinkDefinitions ? `${bits} ${schema}` : bits;
    const way = linkBase === undefined ? inSchema : `${inSchema} ${linkBase}`;
    const known = rendered.get(way);
    if (known !== undefined) return known;
    const made =
      (inline ? inlined(render(description, { flat, below, section })) : undefined) ??
      attempt(description, { inline, flat, below, section });
    rendered.set(way, made);
    return made;
  };
  const attempt = (
    { markdown, place = { file: configFile }, linkBase }: Description,
    options: RenderingOptions,
  ): RenderedDescription => {
    const resolveLink = linkBase === undefined ? resolve : resolverFrom(linkBase, resolve);
    try {
      const deep = deepNesting(markdown, 'description');
      if (deep === undefined) return renderDescription(markdown, { resolveLink, ...options });
      throw new RangeError(deep.message);
    } catch (error) {
      // The first call has the best place: twins come after their pages.
      if (!failures.has(markdown)) {
        failures.set(markdown, fileFailure(error, place, 'render a description of'));
      }
      return {
        html: escapeMarkup(markdown),
        text: markdown,
        lead: toldOnOneLine([markdown]),
        links: [],
      };
    }
  };
  const summary = (description: Description): ToldText | undefined => {
    const known = knownText(description.markdown);
    known.summary ??= {
      text: firstSentenceOf(description.markdown, () => render(description).lead),
    };
    return known.summary.text;
  };
  const summaryHtml = (description: Description) =>
    directed((summary(description) ?? []).map(markupOf).join(''), direction, 'span');
  return {
    failures: () => [...failures.values()],
    rendered: (description) => render(description),
    html: (description, options) =>
      options?.summary === true
        ? summaryHtml(description)
        : directed(render(description, options).html, direction),
    htmlAsking: (looks) => {
      const number = numberFootnotes<RenderedDescription>(hasFootnotes);
      return (description, options) => {
        if (options?.summary === true) {
          const html = summaryHtml(description);
          const links = knownText(description.markdown).mayLinkDefinitions
            ? render(description).links
            : [];
          for (const { written } of links) looks.target(written);
          if (failures.has(description.markdown)) looks.fails(description);
          return html;
        }
        const { html, links } = number((section) => render(description, { ...options, section }));
        for (const { written } of links) looks.target(written);
        if (failures.has(description.markdown)) looks.fails(description);
        return directed(html, direction);
      };
    },
    looks: {
      target: (written) => resolve(written).href,
      fails(description) {
        render(description);
        return failures.has(description.markdown);
      },
    },
    summary: (description) => (description === undefined ? undefined : summary(description)),
  };
}

/** Markup, code, and character references. */
const NOT_WRITTEN = /<(code|pre)\b.*?<\/\1>|<[^>]*>|&#?\w+;/gs;

/** Characters that occur in every text written from right to left. */
const MAY_BE_MIRRORED = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a]/;

/** Adds a `dir` attribute to a description whose direction differs from that of the site. */
function directed(html: string, site: TextDirection, tag: 'div' | 'span' = 'div'): string {
  if (site === 'ltr' && !MAY_BE_MIRRORED.test(html)) return html;
  const own = writtenDirection(html.replace(NOT_WRITTEN, ' ')) ?? site;
  return own === site ? html : `<${tag} dir="${own}">${html}</${tag}>`;
}

/**
 * A description without the paragraph around it. Pages, twins and search show most descriptions in
 * both ways.
 *
 * @returns `undefined` if it cannot be derived from the HTML.
 */
function inlined(whole: RenderedDescription): RenderedDescription | undefined {
  const { html } = whole;
  if (!html.startsWith('<p')) return whole;
  if (!html.startsWith('<p>')) return undefined;
  // Paragraphs cannot be nested.
  const isOnly = html.indexOf('</p>') === html.length - '</p>'.length;
  return isOnly ? { ...whole, html: html.slice('<p>'.length, -'</p>'.length) } : whole;
}

function hasFootnotes({ html }: RenderedDescription): boolean {
  return html.includes(`id="${DESCRIPTION_ID_PREFIX}`);
}

/** Matches all Markdown that may contain headings. Footnotes have a generated heading. */
const HEADING = /#|<h|^\s*[=-]|\[\^/im;

function markupOf(part: ToldText[number]): string {
  return typeof part === 'string' ? escapeMarkup(part) : `<code>${escapeMarkup(part.code)}</code>`;
}
