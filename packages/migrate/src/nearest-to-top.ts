import { compareText } from '@docgen/core/strings/compare-text';
import type { PageAddress } from './page-addresses.ts';

/**
 * The route of the page where readers best start: the one in the fewest folders. Among several,
 * index pages come first, then the position in the sidebar and the path decide.
 *
 * @returns `undefined` without pages.
 */
export function nearestToTop(pages: readonly PageAddress[]): string | undefined {
  const depth = ({ path }: PageAddress) => path.split('/').length;
  const [first] = pages.toSorted(
    (a, b) =>
      depth(a) - depth(b) ||
      Number(b.route.endsWith('/')) - Number(a.route.endsWith('/')) ||
      (a.position ?? Infinity) - (b.position ?? Infinity) ||
      compareText(a.path, b.path),
  );
  return first?.route;
}
