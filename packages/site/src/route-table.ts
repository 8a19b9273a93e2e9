import { compareText } from '@docgen/core/compare-text';
import type { Diagnostic, Place, ReportingSeverity } from '@docgen/core/diagnostic';
import type { Route } from '@docgen/core/route';
import { routeKey } from '@docgen/core/url';

const HINTS = {
  page: 'Give one of the two another slug in its front matter, or rename its file.',
  redirect: 'Remove the redirect, or give the page another slug in its front matter.',
};

interface RouteOrigin {
  readonly route: Route;
  readonly origin: string;
  readonly place: Place | undefined;
}

/**
 * Collects routes and keeps two pages from standing at one of them. Routes count as equal when they
 * differ by a trailing slash only; those that differ in case are told by `outputCollisions`, as all
 * files are that do. The first one stays.
 */
export class RouteTable {
  readonly #severity: ReportingSeverity;
  readonly #byKey = new Map<string, RouteOrigin>();
  readonly #diagnostics: Diagnostic[] = [];

  /** @param severity - What a second page on a route does to the build. */
  constructor(severity: ReportingSeverity) {
    this.#severity = severity;
  }

  /**
   * @param origin - Where the page comes from: a source file, or what generated it.
   * @param place - Where to change that; for what docgen adds by itself, the first page's counts.
   */
  add(route: Route, origin: string, place?: Place): void {
    const key = routeKey(route.path);
    const first = this.#byKey.get(key);
    if (first === undefined) {
      this.#byKey.set(key, { route, origin, place });
      return;
    }
    if (this.#severity === 'ignore') return;
    this.#diagnostics.push({
      code: 'duplicate-route',
      severity: this.#severity === 'error' ? 'error' : 'warning',
      message: `${origin} has the route ${route.path}, which already belongs to ${first.origin}. The first page keeps it, and the second is left out.`,
      hint: HINTS[route.page.kind === 'redirect' ? 'redirect' : 'page'],
      place: place ?? first.place,
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
