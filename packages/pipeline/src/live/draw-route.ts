import { incidentDiagnostics } from '@docgen/author-code/author-diagnostic';
import type { Route } from '@docgen/core/route';
import type { RenderedPage } from '@docgen/runtime/server';
import { withExportedFrontMatter } from '../load/load-articles.ts';
import { isLoaded } from '../load/loaded-content.ts';
import type { PageProgram } from '../render/page-inputs.ts';
import { pageRendering } from '../render/page-rendering.ts';
import { renderPage } from '../render/render-page.ts';
import type { DocEffects } from './doc-effects.ts';
import { type KnownSite, keyOf, note, planOf } from './known-site.ts';

/**
 * Compiles a page that is out of date, and records the work that follows from it.
 *
 * @param file - Its source file.
 */
export async function compileFile(site: KnownSite, file: string): Promise<DocEffects> {
  const { docs, code, diagrams, found, left, plan, routes } = site;
  if (docs.isStale(file)) {
    found.diagrams.delete(file);
    diagrams.forget(file);
    found.authors.delete(file);
  }
  const effects = await docs.compile(file);
  const doc = docs.docs.get(file);
  left.plan ||= effects.plan;
  left.server ||= effects.server && plan !== undefined;
  left.browser ||= effects.browser;
  if (doc === undefined || plan === undefined) return effects;
  const key = keyOf(doc.doc.route);
  const route = routes.get(key);
  if (route?.page.kind === 'doc' && route.page.file === file) {
    const { page } = withExportedFrontMatter(doc.doc, code.code()?.articles.get(file));
    routes.set(key, { ...route, page });
    site.unchecked.add(key);
  }
  return effects;
}

/** Draws the current state of a route; `undefined` if that is not possible. */
export async function drawRoute(
  site: KnownSite,
  route: Route,
  program: PageProgram,
): Promise<RenderedPage | undefined> {
  const { author, assets, found, images } = site;
  const [code, browser] = [site.code.code(), site.code.browser()];
  if (code === undefined || browser === undefined) return undefined;
  site.rendering ??= pageRendering(planOf(site), {
    ...{ code, browser, author, assets },
    imageOf: images.of,
  });
  const key = keyOf(route.path);
  const current = site.routes.get(key);
  // The route was removed after it was requested.
  if (current === undefined) return undefined;
  const { page } = current;
  const doc = page.kind === 'doc' ? site.docs.docs.get(page.file) : undefined;
  if (doc !== undefined && !isLoaded(doc, code.articles)) {
    // The reason why it could not be loaded is reported with the code.
    found.routes.delete(key);
    return undefined;
  }
  const isData = page.kind !== 'doc' || doc?.isData === true;
  const input = site.rendering.inputOf(current, program);
  site.withCards.delete(key);
  const { value, diagnostics } = await renderPage(site.rendering, current, {
    ...input,
    cards() {
      site.withCards.add(key);
      return input.cards();
    },
    image: images.of(current),
    isData,
  });
  found.routes.set(key, diagnostics);
  for (const incident of author.incidents()) {
    const [told] = await incidentDiagnostics([incident]);
    if (told !== undefined) note(found.authors, incident.author.file, told);
  }
  return value;
}
