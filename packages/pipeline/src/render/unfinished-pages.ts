import type { Route } from '@docgen/core/route';
import type { Site } from '@docgen/core/site';
import type { MadePage } from './make-page.ts';

/**
 * The pages whose files are missing or incomplete because of errors.
 *
 * @param made - The pages that were rendered.
 * @param faulty - Source files of pages with errors.
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
