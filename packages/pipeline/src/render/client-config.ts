import type { SiteConfig } from '@docgen/core/config';
import type { Site } from '@docgen/core/site';
import { firstRoute } from '@docgen/core/visible-sidebar';
import type { ClientConfig } from '@docgen/runtime/site-context';

/**
 * The part of the configuration that browsers get, with sidebars of the navbar
 * resolved to the page they start with.
 *
 * @param renderMarkdown - Renders the announcement.
 */
export function clientConfig(
  config: SiteConfig,
  site: Site,
  renderMarkdown: (markdown: string) => string,
): ClientConfig {
  const { announcementBar } = config;
  return {
    title: config.title,
    tagline: config.tagline,
    home: homeRoute(site),
    url: config.url,
    basePath: config.basePath,
    trailingSlash: config.trailingSlash,
    locale: config.locale,
    logo: config.logo,
    navbar: {
      title: config.navbar.title,
      items: config.navbar.items.map(({ label, to, href, sidebar, position }) => ({
        label,
        to: to ?? href ?? startOfSidebar(site, sidebar),
        position,
        sidebar,
      })),
    },
    footer: config.footer,
    colorMode: config.colorMode,
    titleDelimiter: config.titleDelimiter,
    ...(announcementBar === undefined
      ? {}
      : {
          announcementBar: {
            id: announcementBar.id,
            html: renderMarkdown(announcementBar.content),
            dismissible: announcementBar.dismissible,
          },
        }),
  };
}

function startOfSidebar(site: Site, id: string | undefined): string {
  const items = site.sidebars.find((sidebar) => sidebar.id === id)?.items ?? [];
  for (const item of items) {
    const route = firstRoute(item);
    if (route !== undefined) return route;
  }
  return '/';
}

function homeRoute({ routes, sidebars }: Site): string {
  if (routes.some(({ path }) => path === '/')) return '/';
  const first = sidebars
    .flatMap(({ items }) => items.map(firstRoute))
    .find((to) => to !== undefined);
  return first ?? routes.find(({ page }) => page.kind === 'doc')?.path ?? '/';
}
