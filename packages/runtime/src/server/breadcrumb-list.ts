import { hrefOfAddress, urlOfHref } from '@docgen/core/address';
import type { Crumb } from '@docgen/core/route';
import type { ClientConfig } from '../site-context.ts';

/**
 * The breadcrumbs of a page as structured data for search engines
 * (https://schema.org/BreadcrumbList), the site itself first.
 *
 * @param crumbs - From the outermost group to the page. Groups without a page are left out,
 *   because every entry but the last needs an address.
 * @returns `undefined` for a page without breadcrumbs.
 */
export function breadcrumbList(
  crumbs: readonly Crumb[],
  config: Pick<ClientConfig, 'title' | 'url' | 'basePath' | 'trailingSlash' | 'home'>,
): object | undefined {
  if (crumbs.length === 0) return undefined;
  const entries = [{ label: config.title, to: config.home }, ...crumbs].filter(
    ({ to }, position) => to !== undefined || position === crumbs.length,
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: entries.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to && urlOfHref(hrefOfAddress(to, config), config),
    })),
  };
}
