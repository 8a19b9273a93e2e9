import { decodePath, decodePathStrictly } from '@docgen/core/addresses/address';
import { isExternal } from '@docgen/core/addresses/url';

/** The address at which the site is served. */
export interface SiteAddress {
  /** Origin without a trailing slash, such as `https://docs.example.org`. */
  readonly siteUrl: string;
  /** Percent-encoded, starts and ends with a slash. */
  readonly basePath: string;
  /** If false, all addresses with a host count as external, even those with this site's host. */
  readonly checkAbsoluteLinks: boolean;
}

/** What an address resolves to. */
export type Target =
  /** Another site, or a scheme without pages, such as `mailto:`. */
  | { readonly kind: 'outside' }
  /** A path on this site's host, but outside of the base path. */
  | { readonly kind: 'beside'; readonly path: string }
  /** Not a valid address. */
  | { readonly kind: 'invalid' }
  /** A decoded path below the site's root, without the base path. `fragment` is not decoded. */
  | { readonly kind: 'inside'; readonly path: string; readonly fragment: string };

const OUTSIDE: Target = { kind: 'outside' };

/**
 * A path that browsers do not normalise: no host, dot segments, backslashes or control characters.
 */
const PLAIN_PATH = /^\/(?![/\\])(?!.*\/\.)[^\\\t\r\n]*$/;

/**
 * Resolves an address as browsers do.
 *
 * @param href - Value of the attribute.
 * @param page - Href of the page that contains it, including the base path.
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
 * @param absolute - True for an address with a host. Outside of the base path it is a deliberate
 *   link to a neighbouring site, which cannot be checked.
 */
function insideBase(href: string, absolute: boolean, { basePath }: SiteAddress): Target {
  const [, rawPath = '', rawFragment = ''] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/s.exec(href) ?? [];
  const path = decodePath(rawPath);
  const base = decodePath(basePath);
  const fragment = withoutDirective(rawFragment);
  if (`${path}/` === base) return { kind: 'inside', path: '/', fragment };
  if (path.startsWith(base)) {
    // Servers cannot decode such a path to a file name.
    if (decodePathStrictly(rawPath) === undefined) return { kind: 'invalid' };
    return { kind: 'inside', path: path.slice(base.length - 1), fragment };
  }
  return absolute ? OUTSIDE : { kind: 'beside', path };
}

/** A fragment without instructions to the browser, such as `:~:text=word`. */
function withoutDirective(fragment: string): string {
  const at = fragment.indexOf(':~:');
  return at < 0 ? fragment : fragment.slice(0, at);
}
