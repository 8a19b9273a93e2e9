/**
 * The one codec of addresses. A page, picture or file has four names:
 *
 * - An **output path** is where its file lies below the output folder: decoded text, as on disk,
 *   without a slash in front (`docs/50% ä/index.html`).
 * - A **route** is a page's place below the site's root, as the site graph knows it: text in which
 *   only `%`, `?` and `#` are percent-encoded (`/docs/50%25 ä`). So a query and a fragment can
 *   follow it, and two routes are compared as they stand.
 * - An **address** is a route, or another path below the site's root, with a query and a fragment
 *   where there are any: what configuration, `to` and `<Link>` hold. Authors may percent-encode
 *   more or less than that; {@link routeOfAddress} is its normal form.
 * - An **href** is what stands in HTML: base path and trailing-slash policy applied, percent-encoded
 *   as the URL Standard's path percent-encode set says, and `%`, `?`, `#` and `\` besides, so that
 *   browsers read the path as it is (https://url.spec.whatwg.org/#path-percent-encode-set). A base
 *   path is a part of an href, and in its form.
 *
 * A page's **canonical URL** is the site's origin and the href of its route.
 */

import { orUndefined } from './or-undefined.ts';
import { isExternal, routeKey } from './url.ts';

/** What the end of a page's address looks like; see `SiteConfig.trailingSlash`. */
export type TrailingSlash = 'preserve' | 'always' | 'never';

/** How addresses are written in HTML. */
export interface HrefStyle {
  /** Path that the site is served below, percent-encoded, with a slash at both ends. */
  readonly basePath: string;
  readonly trailingSlash: TrailingSlash;
}

/** Paths and addresses that are the same in every form, as nearly all are. */
const PLAIN = /^[\w./-]*$/;

/** Percent-encodes a decoded path for an href; slashes stay. Halves of surrogate pairs become U+FFFD. */
export function encodePath(path: string): string {
  if (PLAIN.test(path)) return path;
  return path.replace(/\p{Cs}/gu, '\ufffd').replace(/[^!$&-;=@-[\]_a-z|~]+/g, encodeURIComponent);
}

/**
 * Percent-encodes a decoded path for the end of another site's address, which may be in its query:
 * nothing that could mean something there is left but slashes.
 */
export function encodePathForQuery(path: string): string {
  return encodePath(path).replace(/[$&+,:;=@[\]|]+/g, encodeURIComponent);
}

/**
 * Resolves percent-encoded characters. What is no UTF-8, such as a lone percent sign, stands for
 * itself.
 */
export function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  return path.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}

/** {@link decodePath} for paths that have to lead somewhere: `undefined` for what is no UTF-8. */
export function decodePathStrictly(path: string): string | undefined {
  return orUndefined(() => decodeURIComponent(path));
}

/** The route of a decoded path. {@link decodePath} turns it back. */
export function routeOfPath(path: string): string {
  return path.replace(/[%?#]/g, encodeURIComponent);
}

/** The normal form of an address below the site's root; its query and fragment stay as they are. */
export function routeOfAddress(address: string): string {
  if (PLAIN.test(address)) return address;
  const [path, rest] = splitAddress(address);
  return routeOfPath(decodePath(path)) + rest;
}

/** The id that a fragment names, as browsers read it. @param hash - With its `#`, or empty. */
export function idOfFragment(hash: string): string {
  return decodePath(hash.slice(1));
}

/**
 * Whether a path looks like a file's: where it is not known what there is, an extension tells, which
 * has a letter at its start or behind digits. `/v1.0`, `/v1.0-beta` and `/1.x` have none.
 */
export function namesFile(path: string): boolean {
  return /\.\d*\p{L}[^/]*$/u.test(path) && !/\d\.x$/.test(path);
}

/** Takes an address apart: its path, and query and fragment. */
export function splitAddress(address: string): readonly [path: string, rest: string] {
  const end = address.search(/[?#]/);
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)];
}

/** Applies the trailing-slash policy to a page's route. Only a route that names its file, as `/404.html` does, stays. */
export function pageRoute(route: string, policy: TrailingSlash): string {
  if (policy === 'preserve' || route === '/' || route.endsWith('.html')) return route;
  return policy === 'always' ? `${routeKey(route)}/` : routeKey(route);
}

/**
 * The normal form of an address with the trailing-slash policy applied; outside addresses stay as
 * they are. Where it is not known what is there, {@link namesFile} decides.
 * Applied twice it does what it does once.
 *
 * @param isPage - Whether a page has this route key; for addresses that may lead to any page. Then
 *   anything else with a dot in its last segment is a file.
 */
export function pageAddress(
  address: string,
  policy: TrailingSlash,
  isPage?: (key: string) => boolean,
): string {
  if (isExternal(address)) return address;
  const route = routeOfAddress(address);
  if (policy === 'preserve') return route;
  const [path, rest] = splitAddress(route);
  const isFile = isPage ? /\.[^/]+$/.test(path) && !isPage(routeKey(path)) : namesFile(path);
  if (isFile) return path + rest;
  return pageRoute(path, policy) + rest;
}

/**
 * The output path of a page's HTML file: `a/b/index.html`, or `a/b.html` where addresses never end
 * with a slash.
 */
export function htmlPath(route: string, policy: TrailingSlash): string {
  const key = decodePath(routeKey(route).slice(1));
  if (key.endsWith('.html')) return key;
  if (key === '') return 'index.html';
  return policy === 'never' ? `${key}.html` : `${key}/index.html`;
}

/** The href of a page. */
export function hrefOfRoute(route: string, style: HrefStyle): string {
  return hrefOfPath(decodePath(pageRoute(route, style.trailingSlash)).slice(1), style);
}

/**
 * The href of an address below the site's root; outside addresses, and what starts with no slash,
 * are left for browsers to resolve.
 *
 * @param isPage - See {@link pageAddress}.
 */
export function hrefOfAddress(
  address: string,
  style: HrefStyle,
  isPage?: (key: string) => boolean,
): string {
  if (!address.startsWith('/') || isExternal(address)) return address;
  const route = pageAddress(address, style.trailingSlash, isPage);
  if (PLAIN.test(route)) return style.basePath + route.slice(1);
  const [path, rest] = splitAddress(route);
  return hrefOfPath(decodePath(path).slice(1), style) + rest;
}

/** The href of an output path. */
export function hrefOfPath(path: string, { basePath }: Pick<HrefStyle, 'basePath'>): string {
  return basePath + encodePath(path);
}

/**
 * The full address of an href; what starts with no slash stays as it is, and one without a scheme
 * (`//host/path`) gets the site's.
 *
 * @param config - `url` is the site's origin, without a slash at its end.
 */
export function urlOfHref(href: string, { url }: { readonly url: string }): string {
  if (!href.startsWith('/')) return href;
  return (href.startsWith('//') ? url.replace(/\/\/.*/, '') : url) + href;
}

/** A page's full address. @param config - As for {@link urlOfHref}. */
export function canonicalUrl(route: string, config: HrefStyle & { readonly url: string }): string {
  return urlOfHref(hrefOfRoute(route, config), config);
}
