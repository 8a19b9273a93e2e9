import { type HrefStyle, hrefOfAddress } from '@docgen/core/addresses/address';
import { isBelow } from '@docgen/core/addresses/is-below';
import type { SidebarItemConfig, SiteConfig } from '@docgen/core/config';
import type { KeyPath } from '@docgen/core/diagnostics/key-path';
import type { CheckedPage } from '@docgen/links/checked-page';
import type { ReferenceKind } from '@docgen/links/reference';
import { scanPage } from '@docgen/links/scan-page';
import type { ClientConfig } from '@docgen/runtime/site-context';
import type { Preparation } from '../prepare-build.ts';

/** A link in the configuration, with its key. */
interface ConfiguredLink {
  readonly href: string;
  readonly kind?: ReferenceKind;
  readonly key: KeyPath;
}

/**
 * The links of navbar, footer, announcement and sidebars, links to versions without pages and to
 * manuals of schemas, and the stylesheets of all pages. Each is a page for the link check, with its
 * place in the configuration.
 *
 * @param client - Contains the announcement and the copyright line as HTML.
 * @param routes - Routes of the site's pages.
 */
export function frameLinks(
  { config, placeOf }: Pick<Preparation, 'config' | 'placeOf'>,
  client: Pick<ClientConfig, 'announcementBar' | 'footer'>,
  routes: readonly string[],
): CheckedPage[] {
  const style: HrefStyle = config;
  const links = [
    ...inItems(config.navbar.items, ['navbar', 'items']),
    ...config.footer.columns.flatMap(({ items }, index) =>
      inItems(items, ['footer', 'columns', index, 'items']),
    ),
    ...Object.entries(config.sidebars).flatMap(([id, items]) => inSidebar(items, ['sidebars', id])),
    ...config.versions.flatMap(({ route }, index) =>
      routes.some((path) => isBelow(path, route))
        ? []
        : [{ href: route, key: ['versions', index, 'route'] }],
    ),
    ...manuals(config),
    ...config.stylesheets.map(
      ({ href }, index): ConfiguredLink => ({
        href,
        kind: 'stylesheet',
        key: ['stylesheets', index, 'href'],
      }),
    ),
  ].map((link): ConfiguredLink => ({ ...link, href: hrefOfAddress(link.href, style) }));
  const texts = [
    { html: client.announcementBar?.html, key: ['announcementBar', 'content'] },
    { html: client.footer.copyrightHtml, key: ['footer', 'copyright'] },
  ].flatMap(({ html = '', key }) =>
    scanPage(html).references.map(({ href, kind }): ConfiguredLink => ({ href, kind, key })),
  );
  return [...links, ...texts].map(({ href, key, kind = 'link' }) => ({
    route: '/',
    isFrame: true,
    origin: `in ${key[0]}`,
    scan: { ids: [], references: [{ href, kind }] },
    linksOf: () => [{ href, place: placeOf(key).place }],
  }));
}

/** The manuals that start pages of schemas link to. */
function manuals({ schemas }: SiteConfig): ConfiguredLink[] {
  const linked = [
    ...schemas.instances.map((schema, index) => ({ schema, at: ['instances', index] })),
    ...(schemas.composed === undefined ? [] : [{ schema: schemas.composed, at: ['composed'] }]),
  ];
  return linked.flatMap(({ schema: { manual }, at }) =>
    manual === undefined ? [] : [{ href: manual, key: ['schemas', ...at, 'manual'] }],
  );
}

/** A link, or a menu of links. */
interface Item {
  readonly to?: string | undefined;
  readonly href?: string | undefined;
  readonly items?: readonly Item[] | undefined;
}

function inItems(items: readonly Item[], at: KeyPath): ConfiguredLink[] {
  return items.flatMap(({ to, href, items: inner = [] }, index) => [
    ...(to === undefined ? [] : [{ href: to, key: [...at, index, 'to'] }]),
    ...(href === undefined ? [] : [{ href, key: [...at, index, 'href'] }]),
    ...inItems(inner, [...at, index, 'items']),
  ]);
}

function inSidebar(items: SiteConfig['sidebars'][string], at: KeyPath): ConfiguredLink[] {
  return items.flatMap((item: SidebarItemConfig, index): ConfiguredLink[] => {
    if (item.type === 'category') return inSidebar(item.items, [...at, index, 'items']);
    return item.type === 'link' ? [{ href: item.to, key: [...at, index, 'to'] }] : [];
  });
}
