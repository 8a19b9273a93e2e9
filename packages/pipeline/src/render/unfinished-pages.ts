import type { Route } from '@docgen/core/route';
import type { Site } from '@docgen/core/site';
import type { MadePage } from './make-page.ts';

/** The pages with errors. */
interface FaultyPages {
  /** Source files of authored pages. */
  readonly files: ReadonlySet<string>;
  /** Whether there are errors in what the pages of the reference show. */
  readonly reference: boolean;
}

/**
 * The pages whose files are missing or incomplete because of errors.
 *
 * @param made - The pages that were rendered.
 */
export function unfinishedPages(
  { routes }: Pick<Site, 'routes'>,
  made: readonly MadePage[],
  faulty: FaultyPages,
): Route[] {
  const rendered = new Set(made.map(({ route }) => route));
  return routes.filter(({ path, page }) => {
    if (page.kind === 'redirect') return false;
    if (page.kind === 'schema' && faulty.reference) return true;
    return !rendered.has(path) || (page.kind === 'doc' && faulty.files.has(page.file));
  });
}
