import { pageRoute } from '@docgen/core/address';
import type { SiteConfig } from '@docgen/core/config';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { Neighbour, Route } from '@docgen/core/route';
import type { Doc, Draft } from './doc.ts';
import { routeAt } from './route-at.ts';
import type { SidebarPlace } from './sidebar-routes.ts';

const NEIGHBOUR_KEYS = { previous: 'pagination_prev', next: 'pagination_next' } as const;

export interface DocRouteInput {
  /** All pages. */
  readonly docs: readonly Doc[];
  readonly drafts: readonly Draft[];
  readonly config: Pick<SiteConfig, 'trailingSlash'>;
}

/** The route of an authored page. Its front matter may override the neighbours from the sidebar. */
export function docRoute(
  doc: Doc,
  place: SidebarPlace | undefined,
  { docs, drafts, config }: DocRouteInput,
): Checked<Route> {
  const { previous, next, ...route } = routeAt(doc.route, place, doc.page);
  const { placement } = doc;
  const diagnostics: Diagnostic[] = [];
  const pick = (key: 'previous' | 'next', derived: Neighbour | undefined) => {
    const id = placement[key];
    if (id === undefined) return derived;
    if (id === null) return undefined;
    const target = docs.find((other) => other.content === doc.content && other.page.id === id);
    if (target !== undefined) {
      const { paginationLabel, sidebarLabel } = target.placement;
      return {
        label: paginationLabel ?? sidebarLabel ?? target.page.title,
        to: pageRoute(target.route, config.trailingSlash),
      };
    }
    if (drafts.some((draft) => draft.content === doc.content && draft.id === id)) return derived;
    diagnostics.push({
      code: 'unknown-doc',
      severity: 'error',
      message: `${NEIGHBOUR_KEYS[key]} names the page "${id}", but there is no page with this id.`,
      hint: 'Use the id of a page in the same content root, or null for no link.',
      place: placement[`${key}Place`] ?? { file: doc.page.file, line: 1 },
    });
    return undefined;
  };
  const value = { ...route, previous: pick('previous', previous), next: pick('next', next) };
  return { value, diagnostics };
}
