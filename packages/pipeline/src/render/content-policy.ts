import type { SiteConfig, StylesheetConfig } from '@docgen/core/config';
import type { SitePlan } from '../plan/plan-site.ts';
import { KATEX_STYLESHEET } from './math-stylesheets.ts';

/** The content security policy of a site, on one line. */
export function sitePolicy({ config, docs }: Pick<SitePlan, 'config' | 'docs'>): string {
  const parts = [...docs.values()].flatMap((doc) => doc.parts);
  const isKatexElsewhere =
    config.markdown.math?.stylesheet === 'cdn' && parts.some(({ usesMath }) => usesMath);
  return contentPolicy(config, [
    ...config.stylesheets,
    ...(isKatexElsewhere ? [KATEX_STYLESHEET] : []),
  ]);
}

type PolicySettings = Pick<
  SiteConfig,
  'contentSecurityPolicy' | 'colorMode' | 'announcementBar' | 'redirects'
>;

/**
 * Hashes of the inline scripts in pages, which are the same for all sites; a test compares them.
 */
function inlineScripts({ colorMode, announcementBar, redirects }: PolicySettings): string[] {
  return [
    "'sha256-nLWWFDwwSKWUh9APixY1eKh4uxN/GB3inZWfYovwrCc='",
    "'sha256-0R5zmUbvjM5aR9jNOEsImcK3pguAjlfcuLd6r3uiRsA='",
    ...(colorMode.followSystem ? ["'sha256-cwFzl3tyqACKlX7OE+mlhp0o7pF8rr532WbGJnGs/EE='"] : []),
    ...(announcementBar === undefined
      ? []
      : ["'sha256-fQ6yo8/wK8FUHNOXMr39ypRUXWNN9KnxAmUPMLhHaCA='"]),
    ...(redirects.length > 0 ? ["'sha256-od8A3i8r1rwyapKWXRmELEOgwmgTFtsFhfaD8FbTuYc='"] : []),
  ];
}

/**
 * The content security policy under which pages work. `docs/hosting.md` explains it.
 *
 * @param stylesheets - Additional stylesheets of pages, from any host.
 */
export function contentPolicy(
  config: PolicySettings,
  stylesheets: readonly StylesheetConfig[],
): string {
  const origins = stylesheets.flatMap(({ href }) =>
    /^https?:/.test(href) ? [new URL(href).origin] : [],
  );
  const hosts = [...new Set(origins)].sort();
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts(config)],
    'style-src': ["'self'", ...hosts],
    'img-src': ["'self'", 'data:'],
    // Fonts come from the same hosts as their stylesheets.
    ...(hosts.length > 0 && { 'font-src': ["'self'", ...hosts] }),
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
  };
  for (const [name, more] of Object.entries(config.contentSecurityPolicy?.sources ?? {})) {
    directives[name] = [...(directives[name] ?? ["'self'"]), ...more];
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The file `_headers`, with the policy for all pages. */
export function headersFile(policy: string, { basePath }: Pick<SiteConfig, 'basePath'>): string {
  return `${basePath}*\n  Content-Security-Policy: ${policy}\n`;
}
