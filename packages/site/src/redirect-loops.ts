import { splitAddress } from '@docgen/core/address';
import type { SiteConfig } from '@docgen/core/config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { pathText } from '@docgen/core/key-path';
import { routeKey } from '@docgen/core/url';
import type { KeyPlaces } from './sidebar-nodes.ts';

/**
 * Reports redirects that lead back to their own route, directly or by other redirects: browsers
 * would load them over and over.
 *
 * @param isPage - Whether a page has this route key. Such a page replaces the redirect.
 * @returns `redirect-loop`, once for each loop.
 */
export function redirectLoops(
  redirects: SiteConfig['redirects'],
  isPage: (key: string) => boolean,
  placeOf: KeyPlaces,
): Diagnostic[] {
  const targets = new Map<string, string>();
  for (const { from, to } of redirects) {
    const key = routeKey(from);
    if (!targets.has(key) && !isPage(key)) targets.set(key, routeKey(splitAddress(to)[0]));
  }
  const passed = new Set<string>();
  return redirects.flatMap(({ from }) => {
    const way: string[] = [];
    let at = routeKey(from);
    for (let to = targets.get(at); to !== undefined && !passed.has(at); to = targets.get(at)) {
      passed.add(at);
      way.push(at);
      at = to;
    }
    // What has been passed before is a loop of its own, or leads out.
    const loop = way.includes(at) ? way.slice(way.indexOf(at)) : [];
    if (loop.length === 0) return [];
    const index = redirects.findIndex((other) => routeKey(other.from) === at);
    const key = ['redirects', index, 'to'];
    return [
      {
        code: 'redirect-loop',
        severity: 'error',
        message: `${pathText(key)} leads back to its own route: ${[...loop, at].join(' → ')}.`,
        hint: 'Lead the redirect to a page, or remove it.',
        ...placeOf(key),
      },
    ];
  });
}
