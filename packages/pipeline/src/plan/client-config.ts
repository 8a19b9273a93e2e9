import { pageAddress, pageRoute, splitAddress } from '@docgen/core/addresses/address';
import { isExternal, routeKey } from '@docgen/core/addresses/url';
import type { NavbarLinkConfig, SidebarItemConfig, SiteConfig } from '@docgen/core/config';
import type { Route } from '@docgen/core/route';
import type { SidebarItem } from '@docgen/core/sidebar';
import { firstRoute } from '@docgen/core/sidebars/visible-sidebar';
import type { Site } from '@docgen/core/site';
import type { ClientConfig, NavbarLink } from '@docgen/runtime/site-context';
import { siteVersions } from '@docgen/site/site-versions';

/**
 * The part of the configuration that browsers get. Links to sidebars in the navbar are resolved to
 * the first page of the sidebar.
 *
 * @param renderMarkdown - Renders the announcement and the copyright line.
 */
export function clientConfig(
  config: SiteConfig,
  site: Site,
  renderMarkdown: (markdown: string) => string,
): ClientConfig {
  const { announcementBar, footer, trailingSlash } = config;
  const pages = new Set(site.routes.map(({ path }) => routeKey(path)));
  const { versionOf, linksOf } = siteVersions(config.versions, site.routes);
  const settled = (to: string): string => pageAddress(to, trailingSlash, (key) => pages.has(key));
  const unnamed = unnamedSidebars(config, site);
  const linkOf = ({ label, to, href, sidebar: named }: NavbarLinkConfig): NavbarLink => {
    const target = to ?? href ?? startOfSidebar(site, named);
    const sidebar = named ?? (to === undefined ? undefined : unnamed.get(routeKey(to)));
    const inVersions = versionOf(target) === undefined ? undefined : linksOf(target);
    // Only a link to a sidebar is current on all pages of the sidebar, in each version.
    const versions = inVersions?.map((link) => ({ ...link, sidebar: sidebar && link.sidebar }));
    return { label, to: settled(target), sidebar, versions };
  };
  return {
    title: config.title,
    tagline: config.tagline,
    home: pageRoute(homeRoute(site), trailingSlash),
    url: config.url,
    basePath: config.basePath,
    trailingSlash,
    locale: config.locale,
    texts: Object.keys(config.texts).length === 0 ? undefined : config.texts,
    logo: config.logo,
    navbar: {
      title: config.navbar.title,
      items: config.navbar.items.map(({ items, position, ...entry }) =>
        items === undefined
          ? { ...linkOf(entry), position }
          : { label: entry.label, items: items.map(linkOf), position },
      ),
      language: config.navbar.localeDropdown ? languageName(config.locale) : undefined,
    },
    versions: config.versions.length === 0 ? undefined : config.versions,
    referenceSidebars: Object.keys(config.sidebars).filter((id) =>
      holdsSchema(config.sidebars[id] ?? []),
    ),
    footer: {
      style: footer.style,
      copyrightHtml: footer.copyright && renderMarkdown(footer.copyright),
      columns: footer.columns.map(({ title, items }) => ({
        title,
        items: items.map(({ label, to, href }) => ({ label, to: settled(to ?? href ?? '/') })),
      })),
    },
    colorMode: config.colorMode,
    titleDelimiter: config.titleDelimiter,
    customFields: config.customFields,
    announcementBar: announcementBar && {
      id: announcementBar.id,
      html: renderMarkdown(announcementBar.content),
      dismissible: announcementBar.dismissible,
    },
  };
}

function holdsSchema(items: readonly SidebarItemConfig[]): boolean {
  return items.some(
    (item) => item.type === 'schema' || (item.type === 'category' && holdsSchema(item.items)),
  );
}

/**
 * Sidebars that no entry of the navbar names, by the keys of their first pages: an entry that leads
 * to such a page is the only one for the sidebar.
 */
function unnamedSidebars({ navbar }: SiteConfig, { sidebars }: Site): Map<string, string> {
  const entries = navbar.items.flatMap((item) => item.items ?? item);
  const named = new Set(entries.map(({ sidebar }) => sidebar));
  const starts = new Map<string, string>();
  for (const { id, items } of sidebars) {
    const start = startOf(items);
    if (start === undefined || named.has(id) || starts.has(routeKey(start))) continue;
    starts.set(routeKey(start), id);
  }
  return starts;
}

function startOfSidebar(site: Site, id: string | undefined): string {
  const sidebar = site.sidebars.find((candidate) => candidate.id === id);
  return startOf(sidebar?.items ?? []) ?? '/';
}

function startOf(items: readonly SidebarItem[]): string | undefined {
  return items.map(firstRoute).find((route) => route !== undefined);
}

function homeRoute({ routes, sidebars }: Site): string {
  const start = routes.find(({ path }) => path === '/');
  if (start !== undefined) return redirected(start.page, routes) ?? '/';
  const first = startOf(sidebars.flatMap(({ items }) => items));
  return first ?? routes.find(({ page }) => page.kind === 'doc')?.path ?? '/';
}

/**
 * The page that a redirect leads to, because browsers take a link to the redirect for one to a page
 * and try to fetch its parts in advance.
 *
 * @returns `undefined` if this is no redirect, or if it leads to no page of the site.
 */
function redirected(page: Route['page'], routes: Site['routes']): string | undefined {
  if (page.kind !== 'redirect' || isExternal(page.to)) return undefined;
  const [path] = splitAddress(page.to);
  const target = routes.find((route) => routeKey(route.path) === routeKey(path));
  return target?.page.kind === 'redirect' ? undefined : target?.path;
}

/**
 * The name of a language in that language. Browsers may call it otherwise than Node, and would
 * then draw another page than the one they got.
 */
function languageName(locale: string): string {
  // The default locale. Node takes 10 to 20 ms to read the names of languages.
  if (locale === 'en') return 'English';
  return new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
}
