import type { Route } from '@docgen/core/route';
import type { Site } from '@docgen/core/site';
import type { MadePage } from './make-page.ts';

/**
 * The pages whose files are not what they would be without mistakes.
 *
 * @param made - The pages that were rendered.
 * @param faulty - Files of pages with mistakes.
 */
export function unfinishedPages(
  { routes }: Pick<Site, 'routes'>,
  made: readonly MadePage[],
  faulty: ReadonlySet<string>,
): Route[] {
  const rendered = new Set(made.map(({ route }) => route));
  return routes.filter(({ path, page }) => {
    if (page.kind === 'redirect') return false;
    return !rendered.has(path) || (page.kind === 'doc' && faulty.has(page.file));
  });
}
