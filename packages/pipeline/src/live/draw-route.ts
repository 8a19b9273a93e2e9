import { incidentDiagnostics } from '@docgen/author-code/author-diagnostic';
import type { Route } from '@docgen/core/route';
import type { RenderedPage } from '@docgen/runtime/server';
import { isLoaded } from '../load/loaded-content.ts';
import { nestingProblems } from '../render/nesting-problems.ts';
import type { PageProgram } from '../render/page-inputs.ts';
import { pageRendering } from '../render/page-rendering.ts';
import { descriptionsOn } from '../render/page-source.ts';
import { type PageRendering, renderPage } from '../render/render-page.ts';
import { compileFile } from './compile-file.ts';
import { type KnownSite, keyOf, note, planOf } from './known-site.ts';
import { settlePages } from './settle-site.ts';

/**
 * Updates everything that a route is drawn from.
 *
 * @returns Whether other pages are affected, so that {@link settlePages} has to be called.
 */
export async function prepareRoute(site: KnownSite, { page }: Route): Promise<boolean> {
  if (page.kind !== 'doc') return false;
  const file = site.docs.fileAt(page.file);
  if (file !== undefined) site.diagrams.drawAhead([file]);
  const { server, browser, plan } = await compileFile(site, page.file);
  // A page cannot be drawn without them; everything else can follow later.
  if (server || browser) await settlePages(site);
  return plan;
}

/**
 * Draws the current state of a route.
 *
 * @param program - See `programOf`.
 * @returns `undefined` if that is not possible.
 */
export async function drawRoute(
  site: KnownSite,
  route: Route,
  program: PageProgram,
): Promise<RenderedPage | undefined> {
  const { code, docs, found, withCards } = site;
  const rendering = currentRendering(site);
  const key = keyOf(route.path);
  // Undefined if the route was removed after it was requested.
  const current = site.routes.get(key);
  if (rendering === undefined || current === undefined) return undefined;
  const { page } = current;
  const doc = page.kind === 'doc' ? docs.docs.get(page.file) : undefined;
  if (doc !== undefined && !isLoaded(doc, code.code()?.articles ?? new Map())) {
    // The reason why it could not be loaded is reported with the code.
    found.routes.delete(key);
    return undefined;
  }
  const input = rendering.inputOf(current, program);
  const descriptions = descriptionsOn(page, planOf(site));
  withCards.delete(key);
  const { value, diagnostics } = await renderPage(rendering, current, {
    ...input,
    cards() {
      withCards.add(key);
      return input.cards();
    },
    image: rendering.imageOf(current),
    markdown: descriptions.htmlAsking(descriptions.looks),
    isData: page.kind !== 'doc' || doc?.isData === true,
  });
  found.routes.set(key, [...diagnostics, ...(value ? nestingProblems(current, value) : [])]);
  await takeIncidents(site);
  return value;
}

/** `undefined` until the code of the site is loaded and bundled. */
function currentRendering(site: KnownSite): PageRendering | undefined {
  const { author, assets, images } = site;
  const [code, browser] = [site.code.code(), site.code.browser()];
  if (code === undefined || browser === undefined) return undefined;
  site.rendering ??= pageRendering(planOf(site), {
    ...{ code, browser, author, assets },
    imageOf: images.of,
  });
  return site.rendering;
}

async function takeIncidents({ author, found }: KnownSite): Promise<void> {
  for (const incident of author.incidents()) {
    const [told] = await incidentDiagnostics([incident]);
    if (told !== undefined) note(found.authors, incident.author.file, told);
  }
}
