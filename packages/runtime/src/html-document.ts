import type { StylesheetConfig } from '@docgen/core/config';
import { hrefOfRoute } from '@docgen/core/url';
import { inlineScript } from './inline-script.ts';
import type { ClientConfig } from './site-context.ts';
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
  /** Stylesheets from elsewhere: the site's, and those that this page asks for. */
  readonly stylesheets: readonly StylesheetConfig[];
  readonly keywords: readonly string[];
  /** False for pages that search engines shall leave out. */
  readonly indexed: boolean;
  /** HTML of the application. */
  readonly app: string;
}

/** The whole HTML document of a page. */
export function htmlDocument(input: DocumentInput): string {
  const { config, meta, assets } = input;
  const url = config.url + hrefOfRoute(meta.route, config);
  const asset = (path: string) => escapeAttribute(config.basePath + path);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeText(meta.title)}</title>`,
    named('description', meta.description),
    named('keywords', input.keywords.length === 0 ? undefined : input.keywords.join(', ')),
    input.indexed ? '' : '<meta name="robots" content="noindex">',
    named('generator', 'docgen'),
    `<link rel="canonical" href="${escapeAttribute(url)}">`,
    property('og:title', meta.title),
    property('og:description', meta.description),
    property('og:url', url),
    property('og:type', meta.layout === 'landing' ? 'website' : 'article'),
    property('og:site_name', config.title),
    property('og:locale', config.locale.replace('-', '_')),
    named('twitter:card', 'summary'),
    input.favicon === undefined
      ? ''
      : `<link rel="icon" href="${escapeAttribute(hrefOfRoute(input.favicon, config))}">`,
    ...assets.styles.map((path) => `<link rel="stylesheet" href="${asset(path)}">`),
    ...input.stylesheets.map(stylesheet),
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

function named(name: string, content: string | undefined): string {
  return content === undefined ? '' : `<meta name="${name}" content="${escapeAttribute(content)}">`;
}

function property(name: string, content: string | undefined): string {
  return content === undefined
    ? ''
    : `<meta property="${name}" content="${escapeAttribute(content)}">`;
}

function stylesheet({ href, integrity, crossorigin }: StylesheetConfig): string {
  const integrityAttribute =
    integrity === undefined ? '' : ` integrity="${escapeAttribute(integrity)}"`;
  const origin = crossorigin ?? (integrity === undefined ? undefined : 'anonymous');
  const originAttribute = origin === undefined ? '' : ` crossorigin="${origin}"`;
  return `<link rel="stylesheet" href="${escapeAttribute(href)}"${integrityAttribute}${originAttribute}>`;
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
