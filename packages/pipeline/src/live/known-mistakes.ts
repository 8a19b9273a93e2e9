import { type Diagnostic, hasErrors } from '@docgen/core/diagnostic';
import type { Route } from '@docgen/core/route';
import { faultyPages } from '../load/faulty-pages.ts';
import { renderingProblems } from '../render/rendering-problems.ts';
import type { KnownSite } from './known-site.ts';

/** See `OpenSite.diagnostics`. */
export function knownMistakes(site: KnownSite): readonly Diagnostic[] {
  const { docs, schemas, code, plan, found } = site;
  const before = [
    ...[...found.sources.values()].flat(),
    ...site.dateProblems(site.placeOf),
    ...schemas.diagnostics,
    ...docs.diagnostics(),
    ...code.diagnostics(),
    ...found.plan,
  ];
  return [
    ...before,
    ...drawingMistakes(site, before),
    ...[...found.authors.values()].flat(),
    ...[...found.diagrams.values()].flat(),
    ...(plan?.descriptions.failures() ?? []),
  ];
}

/**
 * Problems found by drawing pages. As in a build, those of pages that have other errors are
 * omitted.
 */
function drawingMistakes(
  { config, docs, code, routes, found }: KnownSite,
  before: readonly Diagnostic[],
): readonly Diagnostic[] {
  const mistaken = [...routes].flatMap(([key, { path, page }]) => {
    const diagnostics = found.routes.get(key) ?? [];
    const doc = page.kind === 'doc' ? docs.docs.get(page.file) : undefined;
    return diagnostics.length > 0 ? [{ path, doc, diagnostics }] : [];
  });
  const drawn = mistaken.flatMap(({ doc }) => doc ?? []);
  const faulty = faultyPages(drawn, code.code()?.articles ?? new Map(), before, config);
  return renderingProblems(
    mistaken.filter(({ doc }) => doc === undefined || !faulty.has(doc.doc.page.file)),
  );
}

/** See `OpenSite.unfinished`. */
export function unfinishedRoutes(site: KnownSite): readonly Route[] {
  const docs = [...site.docs.docs.values()];
  const articles = site.code.code()?.articles ?? new Map();
  const faulty = faultyPages(docs, articles, knownMistakes(site), site.config);
  const isReferenceWhole = !hasErrors(site.schemas.diagnostics);
  return [...site.routes.values()].filter(({ page }) =>
    page.kind === 'schema' ? !isReferenceWhole : page.kind === 'doc' && faulty.has(page.file),
  );
}

/** See `OpenSite.outdated`. */
export function outdatedRoutes(
  { docs }: KnownSite,
  unfinished: readonly Route[],
): readonly Route[] {
  return unfinished.filter(
    ({ page }) =>
      page.kind === 'doc' &&
      (docs.docs.get(page.file)?.isData !== true || docs.isBehind(page.file)),
  );
}
