import { markdownPath } from '@docgen/core/addresses/markdown-path';
import { routeKey } from '@docgen/core/addresses/url';
import type { SiteConfig } from '@docgen/core/config';
import type { Route } from '@docgen/core/route';
import { isStartOfSchema } from '@docgen/core/schema/is-start-of-schema';
import type { SidebarItem } from '@docgen/core/sidebar';
import type { Site } from '@docgen/core/site';
import { translate } from '@docgen/core/texts/texts';
import { versionFinder } from '@docgen/core/versions/version-finder';
import { firstVersion, versionName } from '@docgen/core/versions/version-sets';

/** Pages below one heading of the navigation. */
export interface NavigationSection {
  readonly title: string;
  readonly routes: readonly Route[];
}

/**
 * All listed pages with a Markdown twin, each once, in the order of the navigation: first pages
 * without a sidebar, then sidebar by sidebar. A section contains consecutive pages of the same
 * group. Titles start with the label of the sidebar in the navbar or in one of its menus. Without
 * one, pages outside of groups are below the title of the sidebar's first page. Sections of other
 * versions than the first of a documentation start with the name of the version.
 */
export function navigationSections(
  site: Site,
  config: Pick<SiteConfig, 'title' | 'navbar' | 'versions' | 'texts'>,
): NavigationSection[] {
  const listed = new Map(
    site.routes
      .filter((route) => markdownPath(route) !== undefined && !isUnlisted(route))
      .map((route) => [routeKey(route.path), route]),
  );
  const left = new Map(listed);
  const sections: { title: string; routes: Route[] }[] = [];
  const changes = new Map(
    site.routes.flatMap(({ path, page }) =>
      page.kind === 'schema' && page.lists === 'changes' ? [[page.schema, path]] : [],
    ),
  );
  const versionOf = versionFinder(config.versions);
  const otherVersion = ({ path }: Route) => {
    const version = versionOf(path);
    const isFirst = version === undefined || version === firstVersion(version, config.versions);
    return isFirst ? undefined : version;
  };
  const take = (section: string, to: string | undefined) => {
    const key = to === undefined ? undefined : routeKey(to);
    const route = key === undefined ? undefined : left.get(key);
    if (key === undefined || route === undefined) return;
    left.delete(key);
    const version = otherVersion(route);
    const title =
      version === undefined
        ? section
        : `${translate(config, 'Version {0}', versionName(version))} › ${section}`;
    const last = sections.at(-1);
    if (last?.title === title) last.routes.push(route);
    else sections.push({ title, routes: [route] });
    // No sidebar lists the changes of a schema, whose start page links to them.
    const { page } = route;
    if (isStartOfSchema(page)) take(section, changes.get(page.schema));
  };
  const firstTitle = (items: readonly SidebarItem[]): string | undefined => {
    for (const item of items) {
      const route = item.to === undefined ? undefined : listed.get(routeKey(item.to));
      const title =
        route?.page.title ?? (item.kind === 'group' ? firstTitle(item.items) : undefined);
      if (title !== undefined) return title;
    }
    return undefined;
  };
  const walk = (items: readonly SidebarItem[], trail: readonly string[], sidebar: string) => {
    const section = trail.length === 0 ? sidebar : trail.join(' › ');
    for (const item of items) {
      if (item.kind !== 'group') {
        take(section, item.to);
        continue;
      }
      const inside = [...trail, item.label];
      take(inside.join(' › '), item.to);
      walk(item.items, inside, sidebar);
    }
  };
  const links = config.navbar.items.flatMap((item) => item.items ?? [item]);
  for (const { id, items } of site.sidebars) {
    const link = links.find(({ sidebar }) => sidebar === id);
    walk(items, link === undefined ? [] : [link.label], firstTitle(items) ?? id);
  }
  const others = [...left.values()];
  for (const route of others.filter(otherVersion)) take(config.title, route.path);
  const routes = [...left.values()];
  return routes.length > 0 ? [{ title: config.title, routes }, ...sections] : sections;
}

/**
 * Whether a page is not listed: authors have unlisted it, or it is a list of usages or
 * deprecations, which only repeats other pages.
 */
function isUnlisted({ page }: Route): boolean {
  if (page.kind === 'doc') return page.unlisted;
  return page.kind === 'schema' && (page.usages ?? page.lists === 'deprecations');
}
