import { decodePath, decodePathStrictly } from '@docgen/core/address';
import { isExternal } from '@docgen/core/url';

/** Where the site is served. */
export interface SiteAddress {
  /** Origin without a trailing slash, such as `https://docs.example.org`. */
  readonly siteUrl: string;
  /** Percent-encoded, starts and ends with a slash. */
  readonly basePath: string;
  /** False where an address with a host is another site's, even with this one's. */
  readonly checkAbsoluteLinks: boolean;
}

/** What an address means. */
export type Target =
  /** Another site, or a scheme that names no page, such as `mailto:`. */
  | { readonly kind: 'outside' }
  /** A path of this site's host that the site is not served at. */
  | { readonly kind: 'beside'; readonly path: string }
  /** Not an address at all. */
  | { readonly kind: 'invalid' }
  /** A path below the site's root (no base path), percent-encoding resolved. */
  | { readonly kind: 'inside'; readonly path: string; readonly fragment: string };

const OUTSIDE: Target = { kind: 'outside' };

/** A path that browsers take as it stands: no host, no dot segments, no backslashes, no control characters. */
const PLAIN_PATH = /^\/(?![/\\])(?!.*\/\.)[^\\\t\r\n]*$/;

/**
 * Resolves an address as a browser would.
 *
 * @param href - As it stands in HTML.
 * @param page - Address of the page it stands on, base path included.
 * @param site - Where the site is served.
 */
export function resolveHref(href: string, page: string, site: SiteAddress): Target {
  if (PLAIN_PATH.test(href)) return insideBase(href, false, site);
  const isAbsolute = isExternal(href);
  if (isAbsolute && !(site.checkAbsoluteLinks && /^(https?:|\/\/)/i.test(href))) return OUTSIDE;
  let url: URL;
  try {
    url = new URL(href, site.siteUrl + page);
  } catch {
    return { kind: 'invalid' };
  }
  if (url.host !== new URL(site.siteUrl).host) return OUTSIDE;
  return insideBase(url.pathname + url.search + url.hash, isAbsolute, site);
}

/**
 * @param absolute - True for an address with a host. Below another path than the site's it is a
 *   deliberate link to a neighbour, which nobody can check from here.
 */
function insideBase(href: string, absolute: boolean, { basePath }: SiteAddress): Target {
  const [, rawPath = '', rawFragment = ''] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/s.exec(href) ?? [];
  const path = decodePath(rawPath);
  const base = decodePath(basePath);
  const fragment = withoutDirective(rawFragment);
  if (`${path}/` === base) return { kind: 'inside', path: '/', fragment };
  if (path.startsWith(base)) {
    // No server can tell which file that is.
    if (decodePathStrictly(rawPath) === undefined) return { kind: 'invalid' };
    return { kind: 'inside', path: path.slice(base.length - 1), fragment };
  }
  return absolute ? OUTSIDE : { kind: 'beside', path };
}

/** A fragment without instructions to the browser, such as `:~:text=word`. */
export function withoutDirective(fragment: string): string {
  const at = fragment.indexOf(':~:');
  return at < 0 ? fragment : fragment.slice(0, at);
}
