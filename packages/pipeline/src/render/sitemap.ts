import { canonicalUrl, hrefOfPath, urlOfHref } from '@docgen/core/addresses/address';
import type { SiteConfig } from '@docgen/core/config';
import type { Route } from '@docgen/core/route';
import type { Site } from '@docgen/core/site';
import { escapeMarkup } from '@docgen/core/strings/escape-markup';

/** Routes that search engines should index. */
function listedRoutes(site: Site): readonly Route[] {
  return site.routes.filter(({ page }) => {
    if (page.kind === 'redirect' || page.kind === 'not-found') return false;
    return page.kind !== 'doc' || !(page.unlisted || page.draft);
  });
}

/** `sitemap.xml` of a site (sitemaps.org protocol 0.9). */
export function sitemap(site: Site, config: SiteConfig): string {
  const urls = listedRoutes(site).map(({ path, page }) => {
    const { lastUpdated } = page.kind === 'doc' ? page : {};
    const changed = lastUpdated === undefined ? '' : `<lastmod>${lastUpdated}</lastmod>`;
    return `<url><loc>${escapeXml(canonicalUrl(path, config))}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** `robots.txt`: allows everything, and refers to the sitemap. */
export function robots(config: SiteConfig): string {
  return `User-agent: *
Allow: /

Sitemap: ${urlOfHref(hrefOfPath('sitemap.xml', config), config)}
`;
}

function escapeXml(text: string): string {
  return escapeMarkup(text).replaceAll("'", '&apos;');
}
