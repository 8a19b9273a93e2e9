import { routeKey } from '@docgen/core/addresses/url';
import type { Diagnostic, Place, ReportingSeverity } from '@docgen/core/diagnostic';
import type { Page } from '@docgen/core/page';
import type { Route } from '@docgen/core/route';
import { capitalised } from '@docgen/core/strings/capitalised';
import { compareText } from '@docgen/core/strings/compare-text';

/** How to change the route of a page, by its kind. */
export const CURES = {
  doc: 'give the page another slug in its front matter, or rename its file',
  schema: 'set another `route` or other `folders` for the schema in the configuration',
  category:
    'set another `slug` or `route` for the index of the group, in the configuration or the `_category_` file',
  redirect: 'remove the redirect',
  'not-found': undefined,
} satisfies Record<Page['kind'], string | undefined>;

/** A route and what it comes from. */
export interface RouteOrigin {
  readonly route: Route;
  /** For messages: the source file of the page, or what it is generated from. */
  readonly origin: string;
  /** How to change the route, for hints. @default by the kind of the page */
  readonly cure?: string | undefined;
  /** Returns the place to change the route. @default that of the first page with this route */
  readonly placeOf?: () => Place | undefined;
}

/**
 * Collects routes, and reports pages with a route that another page already has; the first page
 * keeps it. Routes that differ only in a trailing slash are equal. Those that differ only in case
 * are reported by `outputCollisions`, like other files.
 */
export class RouteTable {
  readonly #severity: ReportingSeverity;
  readonly #byKey = new Map<string, RouteOrigin>();
  readonly #diagnostics: Diagnostic[] = [];

  /** @param severity - How a second page with the same route is reported. */
  constructor(severity: ReportingSeverity) {
    this.#severity = severity;
  }

  add(added: RouteOrigin): void {
    const { route, origin } = added;
    const key = routeKey(route.path);
    const first = this.#byKey.get(key);
    if (first === undefined) {
      this.#byKey.set(key, added);
      return;
    }
    if (this.#severity === 'ignore') return;
    this.#diagnostics.push({
      code: 'duplicate-route',
      severity: this.#severity === 'error' ? 'error' : 'warning',
      message: `${origin} has the route ${route.path}, which already belongs to ${first.origin}. The first page keeps it, and the second is left out.`,
      hint: hintFor(added, first),
      place: added.placeOf?.() ?? first.placeOf?.(),
    });
  }

  /** @param key - See `routeKey`. */
  has(key: string): boolean {
    return this.#byKey.has(key);
  }

  /** All routes, sorted by path in code unit order. */
  routes(): Route[] {
    return [...this.#byKey.values()]
      .map((entry) => entry.route)
      .sort((a, b) => compareText(a.path, b.path));
  }

  diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics;
  }
}

function hintFor(added: RouteOrigin, first: RouteOrigin): string {
  if (added.route.page.kind === 'doc' && first.route.page.kind === 'doc') {
    return 'Give one of the two another slug in its front matter, or rename its file.';
  }
  const cures = [added, first].map(({ cure, route }) => cure ?? CURES[route.page.kind]);
  const distinct = [...new Set(cures)].filter((cure) => cure !== undefined);
  return `${capitalised(distinct.join(', or '))}.`;
}
