import { type Diagnostic, hasErrors } from '@docgen/core/diagnostic';
import type { Route } from '@docgen/core/route';
import { faultyPages } from '../load/faulty-pages.ts';
import { renderingProblems } from '../render/rendering-problems.ts';
import type { KnownSite } from './known-site.ts';

/** All known problems, except those of links. */
export function knownMistakes(site: KnownSite): readonly Diagnostic[] {
  const { docs, schemas, code, plan, found } = site;
  const before = [
    ...[...found.sources.values()].flat(),
    ...site.dates.problems(site.placeOf),
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

/**
 * Pages that may lack parts: authored ones with errors, and, while there are errors in schemas or
 * in what adds to their pages, those of the reference.
 */
export function unfinishedRoutes(site: KnownSite): readonly Route[] {
  const docs = [...site.docs.docs.values()];
  const articles = site.code.code()?.articles ?? new Map();
  const faulty = faultyPages(docs, articles, knownMistakes(site), site.config);
  const isReferenceWhole = !hasErrors(site.schemas.diagnostics);
  return [...site.routes.values()].filter(({ page }) =>
    page.kind === 'schema' ? !isReferenceWhole : page.kind === 'doc' && faulty.has(page.file),
  );
}

/**
 * Those of the unfinished pages that may be drawn from something older than their current text:
 * from code that was loaded before its error, or from the last text that could be parsed.
 */
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
