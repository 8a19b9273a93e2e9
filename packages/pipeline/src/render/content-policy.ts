import type { SiteConfig, StylesheetConfig } from '@docgen/core/config';
import type { SitePlan } from '../plan/plan-site.ts';
import { KATEX_STYLESHEET } from './math-stylesheets.ts';

/** Where hosts such as Netlify and Cloudflare Pages look for headers. */
export const HEADERS_FILE = '_headers';

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

/** Hashes of the two scripts that stand in pages, the same for every site; a test compares them. */
const INLINE_SCRIPTS = [
  "'sha256-YCdVgBa3pOwa66Is3oxEbNB5sZy2DVij1KhM5AXKEcE='",
  "'sha256-0R5zmUbvjM5aR9jNOEsImcK3pguAjlfcuLd6r3uiRsA='",
];

/**
 * The policy that pages work under. `docs/hosting.md` explains it.
 *
 * @param stylesheets - What pages load beside the site's own, of other hosts or not.
 */
export function contentPolicy(
  { contentSecurityPolicy: policy }: Pick<SiteConfig, 'contentSecurityPolicy'>,
  stylesheets: readonly StylesheetConfig[],
): string {
  const origins = stylesheets.flatMap(({ href }) =>
    /^https?:/.test(href) ? [new URL(href).origin] : [],
  );
  const hosts = [...new Set(origins)].sort();
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...INLINE_SCRIPTS],
    'style-src': ["'self'", ...hosts],
    'img-src': ["'self'", 'data:'],
    // Fonts come from where their stylesheets do.
    ...(hosts.length > 0 && { 'font-src': ["'self'", ...hosts] }),
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
  };
  for (const [name, more] of Object.entries(policy?.sources ?? {})) {
    directives[name] = [...(directives[name] ?? ["'self'"]), ...more];
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The file `_headers`: a policy for every page. */
export function headersFile(policy: string, { basePath }: Pick<SiteConfig, 'basePath'>): string {
  return `${basePath}*\n  Content-Security-Policy: ${policy}\n`;
}
