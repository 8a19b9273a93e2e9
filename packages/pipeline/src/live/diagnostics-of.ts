import type { Diagnostic } from '@docgen/core/diagnostic';
import type { Route } from '@docgen/core/route';
import { importsOf } from '../compile/imports-of.ts';
import { pagePlace } from '../render/page-source.ts';
import { type KnownSite, planOf } from './known-site.ts';

/**
 * The diagnostics that are shown on a page: those of its own files, and errors of the site as a
 * whole, such as those of the configuration, the theme and the schemas.
 */
export function diagnosticsOf(
  route: Route,
  site: Pick<KnownSite, 'config' | 'plan'>,
  all: readonly Diagnostic[],
): readonly Diagnostic[] {
  const { docs } = planOf(site);
  const own = filesOfPage(route, site);
  return all.filter((each) => {
    if (concerns(each, own)) return true;
    const { severity, code } = each;
    // Broken links, including those in descriptions, concern only the pages that contain them.
    const isOfPages = code.startsWith('broken-') || filesOf(each).some((file) => docs.has(file));
    return severity === 'error' && !isOfPages;
  });
}

/** The source file of a page, and the files that it imports, relative to the project folder. */
export function filesOfPage(
  route: Route,
  known: Pick<KnownSite, 'config' | 'plan'>,
): ReadonlySet<string> {
  const { site, docs } = planOf(known);
  const { page } = route;
  const doc = page.kind === 'doc' ? docs.get(page.file) : undefined;
  const imported = doc === undefined ? [] : importsOf(doc, known.config);
  return new Set([pagePlace(route, site).file, ...imported]);
}

/** Whether a diagnostic has a place in one of the files. */
export function concerns(diagnostic: Diagnostic, files: ReadonlySet<string>): boolean {
  return filesOf(diagnostic).some((file) => files.has(file));
}

function filesOf({ place, notes = [] }: Diagnostic): readonly string[] {
  return [place, ...notes.map((note) => note.place)].flatMap((each) => each?.file ?? []);
}
