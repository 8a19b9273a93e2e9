import type { Page } from '@docgen/core/page';
import type { Route } from '@docgen/core/route';
import type { SidebarPlace } from './sidebar-places.ts';

/** The route of a page that is in no sidebar. */
export function standalone(path: string, page: Page): Route {
  return { path, page, breadcrumbs: [] };
}

/** The route of a page at its place in a sidebar, if it has one. */
export function routeAt(path: string, place: SidebarPlace | undefined, page: Page): Route {
  if (place === undefined) return standalone(path, page);
  const { label: _label, ...rest } = place;
  return { path, page, ...rest };
}
