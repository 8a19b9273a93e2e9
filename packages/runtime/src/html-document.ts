import type { StylesheetConfig } from '@docgen/core/config';
import { hrefOfRoute } from '@docgen/core/url';
import { inlineScript } from './inline-script.ts';
import { type MetaTag, pageHead } from './page-head.ts';
import type { ClientConfig } from './site-context.ts';
import { stylesheetAttributes } from './stylesheet-attributes.ts';
import type { PageMeta } from './theme.ts';

/** Files that every page loads, as paths below the base path. */
export interface PageAssets {
  readonly script: string;
  /** Modules that the script imports, so that they load at the same time. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}

export interface DocumentInput {
  readonly config: ClientConfig;
  readonly favicon?: string | undefined;
  readonly meta: PageMeta;
  readonly assets: PageAssets;
  /** The site's stylesheets from elsewhere; those that only this page asks for are in `meta`. */
  readonly stylesheets: readonly StylesheetConfig[];
  readonly keywords: readonly string[];
  /** HTML of the application. */
  readonly app: string;
}

/** The whole HTML document of a page. */
export function htmlDocument(input: DocumentInput): string {
  const { config, meta, assets } = input;
  const { title, canonical, tags } = pageHead(config, meta);
  const asset = (path: string) => escapeAttribute(config.basePath + path);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    `<link rel="canonical" href="${escapeAttribute(canonical)}">`,
    ...tags.map(metaTag),
    named('keywords', input.keywords.length === 0 ? undefined : input.keywords.join(', ')),
    named('generator', 'docgen'),
    property('og:site_name', config.title),
    property('og:locale', config.locale.replace('-', '_')),
    named('twitter:card', 'summary'),
    input.favicon === undefined
      ? ''
      : `<link rel="icon" href="${escapeAttribute(hrefOfRoute(input.favicon, config))}">`,
    ...assets.styles.map((path) => `<link rel="stylesheet" href="${asset(path)}">`),
    ...[...input.stylesheets, ...(meta.stylesheets ?? [])].map(stylesheet),
    `<script>${inlineScript(config)}</script>`,
    ...assets.preloads.map((path) => `<link rel="modulepreload" href="${asset(path)}">`),
    `<script type="module" src="${asset(assets.script)}"></script>`,
  ];
  const page = escapeAttribute(JSON.stringify(meta));
  return `<!doctype html>
<html lang="${escapeAttribute(config.locale)}" dir="${textDirection(config.locale)}" data-theme="${config.colorMode.default}">
<head>
${head.filter((line) => line !== '').join('\n')}
</head>
<body>
<div id="docgen" data-page="${page}">${input.app}</div>
</body>
</html>
`;
}

function metaTag({ by, name, content }: MetaTag): string {
  return content === undefined
    ? ''
    : `<meta ${by}="${name}" content="${escapeAttribute(content)}">`;
}

function named(name: string, content: string | undefined): string {
  return metaTag({ by: 'name', name, content });
}

function property(name: string, content: string | undefined): string {
  return metaTag({ by: 'property', name, content });
}

function stylesheet(config: StylesheetConfig): string {
  const attributes = Object.entries(stylesheetAttributes(config)).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  );
  return `<link${attributes.join('')}>`;
}

const RIGHT_TO_LEFT = new Set([
  'ar',
  'arc',
  'dv',
  'fa',
  'ha',
  'he',
  'khw',
  'ks',
  'ku',
  'ps',
  'ur',
  'yi',
]);

function textDirection(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
