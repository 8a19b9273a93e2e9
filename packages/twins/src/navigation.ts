import type { SiteConfig } from '@docgen/core/config';
import { markdownPath } from '@docgen/core/markdown-path';
import type { Route } from '@docgen/core/route';
import type { SidebarItem } from '@docgen/core/sidebar';
import type { Site } from '@docgen/core/site';
import { routeKey } from '@docgen/core/url';

/** Pages that stand below one heading of the navigation. */
export interface NavigationSection {
  readonly title: string;
  readonly routes: readonly Route[];
}

/**
 * All pages that have a Markdown twin and are to be listed, each once, in the
 * order of the navigation: what stands in no sidebar first, then sidebar by
 * sidebar. A section is a stretch of pages of the same group. A sidebar is called as in the navbar or in
 * a menu there; otherwise pages outside of its groups stand below the title of its first page.
 */
export function navigationSections(
  site: Site,
  config: Pick<SiteConfig, 'title' | 'navbar'>,
): NavigationSection[] {
  const listed = new Map(
    site.routes
      .filter((route) => markdownPath(route) !== undefined && !isUnlisted(route))
      .map((route) => [routeKey(route.path), route]),
  );
  const left = new Map(listed);
  const sections: { title: string; routes: Route[] }[] = [];
  const take = (title: string, to: string | undefined) => {
    const key = to === undefined ? undefined : routeKey(to);
    const route = key === undefined ? undefined : left.get(key);
    if (key === undefined || route === undefined) return;
    left.delete(key);
    const last = sections.at(-1);
    if (last?.title === title) last.routes.push(route);
    else sections.push({ title, routes: [route] });
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
    for (const item of items) {
      const inside = item.kind === 'group' ? [...trail, item.label] : trail;
      take(inside.length === 0 ? sidebar : inside.join(' › '), item.to);
      if (item.kind === 'group') walk(item.items, inside, sidebar);
    }
  };
  const links = config.navbar.items.flatMap((item) => item.items ?? [item]);
  for (const { id, items } of site.sidebars) {
    const link = links.find(({ sidebar }) => sidebar === id);
    walk(items, link === undefined ? [] : [link.label], firstTitle(items) ?? id);
  }
  const others = { title: config.title, routes: [...left.values()] };
  return others.routes.length > 0 ? [others, ...sections] : sections;
}

/** Pages that authors keep out of sight, and lists of usages and deprecations, which say nothing that is not on other pages. */
function isUnlisted({ page }: Route): boolean {
  if (page.kind === 'doc') return page.unlisted;
  return page.kind === 'schema' && (page.usages ?? page.deprecations ?? false);
}
