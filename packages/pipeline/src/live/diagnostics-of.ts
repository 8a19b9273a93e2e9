import type { Diagnostic } from '@docgen/core/diagnostic';
import type { Route } from '@docgen/core/route';
import { importsOf } from '../compile/imports-of.ts';
import { pagePlace } from '../render/page-source.ts';
import type { OpenSite } from './open-site.ts';

/**
 * The diagnostics that are shown on a page: those of its own files, and errors of the site as a
 * whole, such as those of the configuration, the theme and the schemas.
 */
export function diagnosticsOf(
  route: Route,
  site: Pick<OpenSite, 'config' | 'plan'>,
  all: readonly Diagnostic[],
): readonly Diagnostic[] {
  const plan = site.plan();
  const { page } = route;
  const doc = page.kind === 'doc' ? plan.docs.get(page.file) : undefined;
  const own = new Set([
    pagePlace(route, plan.site).file,
    ...(doc === undefined ? [] : importsOf(doc, site.config)),
  ]);
  const authored = (file: string) => plan.docs.has(file);
  return all.filter(({ severity, code, place, notes = [] }) => {
    const files = [place, ...notes.map((note) => note.place)].flatMap((each) => each?.file ?? []);
    if (files.some((file) => own.has(file))) return true;
    // Broken links, including those in descriptions, concern only the pages that contain them.
    return severity === 'error' && !code.startsWith('broken-') && !files.some(authored);
  });
}
