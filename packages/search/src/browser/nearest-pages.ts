import { decodePath, type HrefStyle, hrefOfPath } from '@docgen/core/addresses/address';
import { nearestNames } from '@docgen/core/strings/did-you-mean';
import { unescapeMarkup } from '@docgen/core/strings/escape-markup';
import { element } from './element.ts';

/**
 * Fills a list with links to the pages whose addresses are nearest to that of the window: those
 * with the same last segment, then those that are spelled alike. Addresses are from the sitemap. If
 * there are none, the hidden element around the list stays hidden.
 */
export default async function suggestPages(list: HTMLElement, site: HrefStyle): Promise<void> {
  const response = await fetch(hrefOfPath('sitemap.xml', site));
  if (!response.ok) return;
  const addresses = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  const paths = Array.from(addresses, ([, address = '']) => {
    const { pathname } = new URL(unescapeMarkup(address));
    return pathname;
  });
  const near = nearestPaths(location.pathname, paths);
  list.replaceChildren(...near.map((path) => element('li', {}, [addressLink(path)])));
  const part = list.closest<HTMLElement>('[hidden]');
  if (part !== null && near.length > 0) part.hidden = false;
}

const MOST = 5;

/** A link that shows its path, which wraps between segments rather than at the hyphens in them. */
function addressLink(path: string): HTMLElement {
  const label = decodePath(path);
  const segments = label.split(/(?<=\/)/).map((segment) => element('span', {}, [segment]));
  // Without a label, screen readers would read spaces between the boxes of the segments.
  return element('a', { href: path, 'aria-label': label, dir: 'ltr' }, segments);
}

/**
 * The paths that are nearest to a missing one, nearest first; at most {@link MOST}. Of those with
 * the same last segment, the nearest as a whole come first: many schemas have an `order`.
 */
export function nearestPaths(missing: string, paths: readonly string[]): string[] {
  const wanted = lastSegment(missing);
  const alike = nearestNames(missing, paths, MOST);
  const names = new Set(nearestNames(wanted, new Set(paths.map(lastSegment)), MOST));
  const named = paths.filter((path) => names.has(lastSegment(path)));
  const exact = named.filter((path) => lastSegment(path) === wanted);
  const likeliest = nearestNames(missing, exact, MOST);
  return [...new Set([...likeliest, ...exact, ...alike, ...named])].slice(0, MOST);
}

function lastSegment(path: string): string {
  return (
    path
      .replace(/(?:\/index)?(?:\.html)?\/?$/, '')
      .split('/')
      .at(-1)
      ?.toLowerCase() ?? ''
  );
}
