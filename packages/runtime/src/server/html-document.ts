import { hrefOfAddress, hrefOfPath } from '@docgen/core/addresses/address';
import type { StylesheetConfig } from '@docgen/core/config';
import type { Crumb } from '@docgen/core/route';
import { escapeMarkup, escapeText } from '@docgen/core/strings/escape-markup';
import type { TextDirection } from '@docgen/core/strings/text-direction';
import { documentData } from '../page/document-data.ts';
import { headKey, type MetaTag, pageHead, stylesheetAttributes } from '../page/page-head.ts';
import type { ClientConfig } from '../site-context.ts';
import type { HeadElement, PageMeta } from '../theme.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { attributesOf, headMarkup } from './head-markup.ts';
import { headScripts, startAttributes } from './head-scripts.ts';

/** Files that every page loads, as paths below the base path. */
export interface PageAssets {
  readonly script: string;
  /** Modules that the script imports, so that they load at the same time. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}

/** An image for link previews. */
export interface PageImage {
  /** Absolute address. */
  readonly url: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface DocumentInput {
  readonly config: ClientConfig;
  readonly direction: TextDirection;
  readonly favicon?: string | undefined;
  readonly meta: PageMeta;
  readonly assets: PageAssets;
  /** The site's external stylesheets. Those that only this page needs are in `meta`. */
  readonly stylesheets: readonly StylesheetConfig[];
  /** From the outermost group to the page itself. */
  readonly breadcrumbs: readonly Crumb[];
  readonly image?: PageImage | undefined;
  /** The content security policy, if the page itself declares it. */
  readonly policy?: string | undefined;
}

/** The HTML document of a page: the parts before and after the HTML of the application. */
export function htmlDocument(input: DocumentInput): readonly [before: string, after: string] {
  const { config, meta, assets } = input;
  const { title, canonical, tags, elements } = pageHead(config, meta);
  const given = new Set(elements.map(headKey));
  const image = given.has('property og:image') ? undefined : input.image;
  const unlessGiven = (by: MetaTag['by']) => (name: string, content: string | undefined) =>
    given.has(`${by} ${name}`) ? '' : metaTag({ by, name, content });
  const named = unlessGiven('name');
  const property = unlessGiven('property');
  const asset = (path: string) => escapeMarkup(hrefOfPath(path, config));
  const preloads = [
    ...assets.preloads,
    ...(meta.article === undefined ? [] : [meta.article.module]),
    ...(meta.diagrams === undefined ? [] : [meta.diagrams]),
  ];
  const head = [
    '<meta charset="utf-8">',
    // Only applies to the elements after it.
    input.policy === undefined
      ? ''
      : `<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(input.policy)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    `<link rel="canonical" href="${escapeMarkup(canonical)}">`,
    meta.markdown === undefined
      ? ''
      : `<link rel="alternate" type="text/markdown" href="${escapeMarkup(meta.markdown)}">`,
    ...tags.map(metaTag),
    named('generator', 'docgen'),
    property('og:site_name', config.title),
    property('og:locale', openGraphLocale(config.locale)),
    property('og:image', image?.url),
    property('og:image:width', image?.width.toString()),
    property('og:image:height', image?.height.toString()),
    property('og:image:alt', image?.alt),
    // Without an image, the card is made of the properties above.
    named('twitter:card', image === undefined ? undefined : 'summary_large_image'),
    // Without an icon, browsers request /favicon.ico and report a 404 on the console.
    `<link rel="icon" href="${input.favicon === undefined ? 'data:,' : escapeMarkup(hrefOfAddress(input.favicon, config))}">`,
    // A browser that draws half of a page moves what it drew when the rest arrives: a label that
    // was cut in two, a table whose widest row is still to come. Chromium waits for the start of
    // the element, so it is an element after all visible content.
    '<link rel="expect" href="#__docgen-end" blocking="render">',
    ...assets.styles.map((path) => `<link rel="stylesheet" href="${asset(path)}">`),
    ...[...input.stylesheets, ...(meta.stylesheets ?? [])].map(
      (stylesheet) => `<link${attributesOf(stylesheetAttributes(stylesheet))}>`,
    ),
    ...elements.map(ownMarkup),
    jsonLd(breadcrumbList(input.breadcrumbs, config)),
    ...headScripts(config).map((script) => `<script>${script}</script>`),
    ...preloads.map((path) => `<link rel="modulepreload" href="${asset(path)}">`),
    // The page is readable without it. The stylesheet comes first, because nothing is drawn without
    // it.
    `<script type="module" fetchpriority="low" src="${asset(assets.script)}"></script>`,
  ];
  // Ids of headings consist of their words, and no heading starts with two underscores.
  const before = `<!doctype html>
<html lang="${escapeMarkup(config.locale)}" dir="${input.direction}"${attributesOf(startAttributes(config))}>
<head>
${head.filter((line) => line !== '').join('\n')}
</head>
<body>
<div id="__docgen" data-page='${pageData(meta)}'>`;
  return [before, AFTER];
}

const AFTER = `</div>
<div id="__docgen-end" hidden></div>
</body>
</html>
`;

/**
 * JSON for an attribute in single quotes. Characters that HTML would interpret are written as JSON
 * escapes. Data in the head is left out; `browser/first-meta.ts` reads it there.
 */
function pageData(meta: PageMeta): string {
  const codes = { '&': '\\u0026', "'": '\\u0027', '<': '\\u003c', '>': '\\u003e' } as const;
  return JSON.stringify(documentData(meta)).replace(
    /[&'<>]/g,
    (char) => codes[char as keyof typeof codes],
  );
}

/**
 * A language tag (BCP 47) as Open Graph writes it, such as `pt_BR`; `undefined` for a language
 * without a territory, which is not a valid locale there (https://ogp.me).
 */
function openGraphLocale(tag: string): string | undefined {
  // Most languages are written without one, and parsing a tag takes longer than the rest of a head.
  if (!tag.includes('-')) return undefined;
  const { language, region } = new Intl.Locale(tag);
  return region === undefined ? undefined : `${language}_${region}`;
}

/** Structured data. A `<` could end the script, so it is written as a JSON escape. */
function jsonLd(data: object | undefined): string {
  if (data === undefined) return '';
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

function metaTag({ by, name, content }: MetaTag): string {
  return content === undefined ? '' : `<meta ${by}="${name}" content="${escapeMarkup(content)}">`;
}

/** `data-page` distinguishes elements of a page's `<Head>` from those of the document. */
function ownMarkup({ attributes, ...element }: HeadElement): string {
  return headMarkup({ ...element, attributes: { ...attributes, 'data-page': '' } });
}
