import { hrefOfAddress, urlOfHref } from '@docgen/core/addresses/address';
import { routeKey } from '@docgen/core/addresses/url';
import type { Crumb } from '@docgen/core/route';
import type { ClientConfig } from '../site-context.ts';

/**
 * The breadcrumbs of a page as structured data for search engines
 * (https://schema.org/BreadcrumbList). The site comes first, unless its home is one of them.
 *
 * @param crumbs - From the outermost group to the page. Groups without a page are left out, because
 *   every entry but the last needs an address, and the last needs none.
 * @returns `undefined` for a page without breadcrumbs.
 */
export function breadcrumbList(
  crumbs: readonly Crumb[],
  config: Pick<ClientConfig, 'title' | 'url' | 'basePath' | 'trailingSlash' | 'home'>,
): object | undefined {
  if (crumbs.length === 0) return undefined;
  const isHome = ({ to }: Crumb) => to !== undefined && routeKey(to) === routeKey(config.home);
  const home = crumbs.some(isHome) ? [] : [{ label: config.title, to: config.home }];
  const entries = [...home, ...crumbs].filter(
    (crumb) => crumb.to !== undefined || crumb === crumbs.at(-1),
  );
  const last = entries.length - 1;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: entries.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      // The last entry is the page itself.
      item: to && index < last ? urlOfHref(hrefOfAddress(to, config), config) : undefined,
    })),
  };
}
