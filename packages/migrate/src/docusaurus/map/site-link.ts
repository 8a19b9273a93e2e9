import { isExternal } from '@docgen/core/url';
import { withoutSpaces } from '../../without-spaces.ts';

/**
 * Turns the address of a link in a Docusaurus configuration into one that docgen takes: a route
 * with a leading slash and without the base path, or an outside address.
 *
 * @param baseUrl - Base path of the site, with a slash at both ends.
 */
export function siteLink(address: string, baseUrl: string): string {
  // Docusaurus' way of linking to what its router does not know; docgen looks at files as well.
  const written = address.trim().replace(/^pathname:\/\//, '');
  if (isExternal(written)) return written;
  const rooted = written.startsWith('/') ? written : `/${written.replace(/^\.\//, '')}`;
  const below = rooted.startsWith(baseUrl) ? `/${rooted.slice(baseUrl.length)}` : rooted;
  return withoutSpaces(below);
}
