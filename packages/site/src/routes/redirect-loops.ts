import { decodePath, routeOfPath, splitAddress } from '@docgen/core/addresses/address';
import { isExternal, routeKey, routeKeyOfPathname } from '@docgen/core/addresses/url';
import type { SiteConfig } from '@docgen/core/config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { type KeyPlaces, pathText } from '@docgen/core/diagnostics/key-path';

type RedirectConfig = Pick<SiteConfig, 'redirects' | 'url' | 'basePath'>;

/**
 * Reports redirects that lead back to their own route, directly or by other redirects: browsers
 * would load them over and over.
 *
 * @param isPage - Whether a page has this route key. Such a page replaces the redirect.
 * @returns `redirect-loop`, once for each loop.
 */
export function redirectLoops(
  config: RedirectConfig,
  isPage: (key: string) => boolean,
  placeOf: KeyPlaces,
): Diagnostic[] {
  const { redirects } = config;
  const targets = new Map<string, string>();
  const indexes = new Map<string, number>();
  for (const [index, { from, to }] of redirects.entries()) {
    const key = sourceKey(from);
    if (targets.has(key) || isPage(key)) continue;
    targets.set(key, targetKey(to, config));
    indexes.set(key, index);
  }
  const passed = new Set<string>();
  return redirects.flatMap(({ from }) => {
    const way: string[] = [];
    let at = sourceKey(from);
    for (let to = targets.get(at); to !== undefined && !passed.has(at); to = targets.get(at)) {
      passed.add(at);
      way.push(at);
      // A redirect from this very address comes before a page that the address also leads to.
      at = targets.has(to) ? to : routeKeyOfPathname(to);
    }
    // What has been passed before is a loop of its own, or leads out.
    const loop = way.includes(at) ? way.slice(way.indexOf(at)) : [];
    if (loop.length === 0) return [];
    const key = ['redirects', indexes.get(at) ?? 0, 'to'];
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

/** The key of the route that a redirect is written for: `/a/index.html` is the file of `/a`. */
function sourceKey(from: string): string {
  return routeKey(from.replace(/\/index\.html$/, '/'));
}

/**
 * The route key of a redirect's target. An absolute address may be that of a page of this site;
 * others are returned unchanged.
 */
function targetKey(to: string, { url, basePath }: RedirectConfig): string {
  if (!isExternal(to)) return routeKey(splitAddress(to)[0]);
  if (!URL.canParse(to, url)) return to;
  const { host, pathname } = new URL(to, url);
  const path = decodePath(pathname);
  const base = decodePath(basePath);
  if (host !== new URL(url).host || !`${path}/`.startsWith(base)) return to;
  return routeKey(routeOfPath(`/${path.slice(base.length)}`));
}
