import { splitAddress } from '@docgen/core/addresses/address';
import { isExternal } from '@docgen/core/addresses/url';
import { withoutSpaces } from '../../without-spaces.ts';

/**
 * Converts the address of a link in a Docusaurus configuration to one for docgen: a route with a
 * leading slash and without the base path, or an external address.
 *
 * @param baseUrl - Base path of the site, with a slash at both ends.
 */
export function siteLink(address: string, baseUrl: string): string {
  // In Docusaurus, this marks links to files, which its router does not know. docgen finds them.
  const written = address.trim().replace(/^pathname:\/\//, '');
  if (isExternal(written)) return written;
  const rooted = written.startsWith('/') ? written : `/${written.replace(/^\.\//, '')}`;
  const below = rooted.startsWith(baseUrl) ? `/${rooted.slice(baseUrl.length)}` : rooted;
  return withoutSpaces(withoutDots(below, baseUrl));
}

/** Folders `.` and `..` of a path, also percent-encoded. */
const DOTS = /\/(?:\.|%2e){1,2}(?=[/\\]|$)/i;

/**
 * Resolves `.` and `..` like browsers. Addresses that lead out of the site, or would look like
 * external ones, are returned unchanged, so that they are reported.
 *
 * @param address - Without the base path.
 */
function withoutDots(address: string, baseUrl: string): string {
  const [path, rest] = splitAddress(address);
  if (!DOTS.test(path)) return address;
  const { pathname } = new URL(baseUrl + path.slice(1), 'https://site.invalid');
  const resolved = `/${pathname.slice(baseUrl.length)}`;
  return pathname.startsWith(baseUrl) && !isExternal(resolved) ? resolved + rest : address;
}
