/**
 * The one codec of addresses. A page, image or file has four names:
 *
 * - An **output path** is the path of its file below the output folder: decoded text, as on disk,
 *   without a leading slash (`docs/50% ä/index.html`).
 * - A **route** is a page's path below the site's root, as in the site graph: text in which only
 *   `%`, `?` and `#` are percent-encoded (`/docs/50%25 ä`). So a query and a fragment can follow
 *   it, and two routes can be compared as strings.
 * - An **address** is a route, or another path below the site's root, with an optional query and
 *   fragment: the value of configuration keys, of `to` and of `<Link>`. Authors may percent-encode
 *   more or fewer characters; {@link routeOfAddress} returns the normal form.
 * - An **href** is written to HTML: base path and trailing-slash policy are applied, and it is
 *   percent-encoded with the URL Standard's path percent-encode set
 *   (https://url.spec.whatwg.org/#path-percent-encode-set), plus `%`, `?`, `#` and `\`, so that
 *   browsers read the path unchanged. A base path is part of an href, and has the same form.
 *
 * A page's **canonical URL** is the site's origin and the href of its route.
 */

import { orUndefined } from '../basics/or-undefined.ts';
import { isExternal, routeKey } from './url.ts';

/** How the addresses of pages end; see `SiteConfig.trailingSlash`. */
export type TrailingSlash = 'preserve' | 'always' | 'never';

/** How addresses are written in HTML. */
export interface HrefStyle {
  /** Path that the site is served below, percent-encoded, with a slash at both ends. */
  readonly basePath: string;
  readonly trailingSlash: TrailingSlash;
}

/** Nearly all paths and addresses: those that are the same in all forms. */
const PLAIN = /^[\w./-]*$/;

/** Percent-encodes a decoded path for an href, except slashes. Lone surrogates become U+FFFD. */
export function encodePath(path: string): string {
  if (PLAIN.test(path)) return path;
  return path.replace(/\p{Cs}/gu, '\ufffd').replace(/[^!$&-;=@-[\]_a-z|~]+/g, encodeURIComponent);
}

/**
 * Percent-encodes a path or another text for the address of another site, possibly for its query.
 * Slashes are the only characters with a meaning there that are not encoded. Lone surrogates become
 * U+FFFD.
 */
export function encodeForQuery(text: string): string {
  return encodePath(text).replace(/[$&+,:;=@[\]|]+/g, encodeURIComponent);
}

/**
 * Decodes percent-encoded characters. Sequences that are not UTF-8, and lone percent signs, are
 * left unchanged.
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

/**
 * {@link decodePath} for paths that have to resolve to something.
 *
 * @returns `undefined` if an encoded sequence is malformed or not UTF-8.
 */
export function decodePathStrictly(path: string): string | undefined {
  return orUndefined(() => decodeURIComponent(path));
}

/** The route of a decoded path; {@link decodePath} is the inverse. */
export function routeOfPath(path: string): string {
  return path.replace(/[%?#]/g, encodeURIComponent);
}

/** The normal form of an address below the site's root; its query and fragment are not changed. */
export function routeOfAddress(address: string): string {
  if (PLAIN.test(address)) return address;
  const [path, rest] = splitAddress(address);
  return routeOfPath(decodePath(path)) + rest;
}

/** The id that a fragment names, decoded as in browsers. @param hash - With its `#`, or empty. */
export function idOfFragment(hash: string): string {
  return decodePath(hash.slice(1));
}

/**
 * Guesses whether a path is that of a file, where the pages of the site are not known: it has an
 * extension that starts with a letter, or with digits and a letter. `/v1.0`, `/v1.0-beta` and
 * `/1.x` do not.
 */
export function namesFile(path: string): boolean {
  return /\.\d*\p{L}[^/]*$/u.test(path) && !/\d\.x$/.test(path);
}

/** Splits an address into its path and the rest: query and fragment. */
export function splitAddress(address: string): readonly [path: string, rest: string] {
  const end = address.search(/[?#]/);
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)];
}

/**
 * Applies the trailing-slash policy to a page's route. The root, and routes that name their file,
 * such as `/404.html`, are not changed.
 */
export function pageRoute(route: string, policy: TrailingSlash): string {
  if (policy === 'preserve' || route === '/' || route.endsWith('.html')) return route;
  return policy === 'always' ? `${routeKey(route)}/` : routeKey(route);
}

/**
 * The normal form of an address with the trailing-slash policy applied. External addresses are not
 * changed. Idempotent.
 *
 * @param isPage - Whether a page has this route key. If given, other paths with a dot in their last
 *   segment are files; without it, {@link namesFile} decides what is a file.
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
 * The output path of a page's HTML file: `a/b/index.html`, or `a/b.html` if addresses never end
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
 * The href of an address below the site's root. External addresses, and those without a leading
 * slash, are returned unchanged for browsers to resolve.
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
 * The absolute URL of an href. An href without a leading slash is returned unchanged, and one
 * without a scheme (`//host/path`) gets the site's.
 *
 * @param config - `url` is the site's origin, without a trailing slash.
 */
export function urlOfHref(href: string, { url }: { readonly url: string }): string {
  if (!href.startsWith('/')) return href;
  return (href.startsWith('//') ? url.replace(/\/\/.*/, '') : url) + href;
}

/** A page's absolute URL. @param config - `url` as for {@link urlOfHref}. */
export function canonicalUrl(route: string, config: HrefStyle & { readonly url: string }): string {
  return urlOfHref(hrefOfRoute(route, config), config);
}
