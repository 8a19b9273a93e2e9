import { routeKey } from '@docgen/core/addresses/url';
import type { ClientConfig, NavbarLink } from '@docgen/runtime/site-context';
import type { PageMeta } from '@docgen/runtime/theme';

/**
 * Implements `PagesTheme.frameKey`: the properties that `Layout`, `PageFrame` and their children
 * read.
 */
export function frameKey(page: PageMeta, { navbar }: ClientConfig): string | undefined {
  const { layout, sidebar, toc, markdown } = page;
  const key = routeKey(page.route);
  const leadsHere = (link: NavbarLink) =>
    [link, ...(link.versions ?? [])].some(({ to }) => routeKey(to) === key);
  const links = navbar.items.flatMap((item) => ('items' in item ? item.items : [item]));
  if (links.some(leadsHere)) return undefined;
  return JSON.stringify([layout, sidebar, page.version, toc, markdown === undefined]);
}
