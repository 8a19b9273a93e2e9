import { setImmediate } from 'node:timers/promises';
import { awaitedLater } from '@docgen/core/basics/awaited-later';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
import type { Route } from '@docgen/core/route';
import { isStartOfSchema } from '@docgen/core/schema/is-start-of-schema';
import { counted } from '@docgen/core/strings/counted';
import type { EntityDiagrams } from '../plan/draw-entities.ts';
import type { SitePlan } from '../plan/plan-site.ts';
import { type MadePage, makePage, type PageMaking } from './make-page.ts';
import { programOf } from './page-inputs.ts';
import { pageQueue } from './page-queue.ts';
import { renderingProblems } from './rendering-problems.ts';

/** Reporting and cancellation of a long step. */
export interface Pace {
  readonly report: Report;
  /** Receives the time that each page takes. */
  readonly measured: (route: string, milliseconds: number) => void;
  readonly signal?: AbortSignal | undefined;
}

type Emitted = Checked<MadePage | undefined>;

/** Number of pages that are rendered before the event loop gets a turn for writing and progress. */
const BATCH = 32;

/**
 * Number of batches that may wait to be finished while the next one is rendered: as many as are
 * rendered while the thread that finishes them starts. A higher number would only take memory.
 */
const AHEAD = 8;

/** Diagrams that are drawn while pages are rendered. */
export interface Drawings {
  /** See `browserDiagrams`. */
  readonly diagramModule: () => string | undefined;
  readonly entities: Promise<EntityDiagrams>;
}

/**
 * Makes all pages. A page's HTML is released as soon as it is written and scanned, so the whole
 * site is never in memory.
 *
 * @returns The data for the link check of each page, in the order of the site's routes.
 * @throws The file system's error, and the signal's reason if it aborts.
 */
export async function renderPages(
  making: PageMaking,
  drawings: Drawings,
  { report, measured, signal }: Pace,
): Promise<Checked<MadePage[]>> {
  const { plan } = making.emission;
  const isFaulty = ({ page }: Route) => page.kind === 'doc' && making.faulty.has(page.file);
  const queue = pageQueue(plan, drawings.entities);
  const told = new Map<string, readonly Diagnostic[]>();
  const emitted = new Map<string, Emitted>();
  let isThemeStuck = false;
  let isFrameStuck = false;
  let asked = 0;
  const unfinished: Promise<unknown>[] = [];
  for (let batch = await queue.take(BATCH); batch.length > 0; batch = await queue.take(BATCH)) {
    const tasks: Promise<unknown>[] = [];
    for (const planned of batch) {
      const route = await withEntities(planned, drawings);
      // A theme that does not terminate would reach the time limit on every page. Pages with code
      // of their own are still rendered to find errors in it, until one of them is stopped, too.
      if (isFrameStuck || (isThemeStuck && !hasCode(route, plan))) continue;
      const program = await programOf(route, plan, drawings.diagramModule);
      const begin = performance.now();
      const page = makePage(making, route, program);
      tasks.push(awaitedLater(page.emitted.then((made) => emitted.set(route.path, made))));
      const diagnostics = await page.rendered;
      const isStopped = diagnostics.some(({ code }) => code === 'page-timeout');
      // The theme's frame around the page is more likely to be the cause than the page's own code.
      isFrameStuck = isThemeStuck && isStopped;
      const own: readonly Diagnostic[] = isFaulty(route) || isFrameStuck ? [] : diagnostics;
      isThemeStuck ||= own.some(({ code }) => code === 'theme-timeout');
      told.set(route.path, own);
      measured(route.path, performance.now() - begin);
    }
    unfinished.push(awaitedLater(Promise.all(tasks)));
    if (unfinished.length > AHEAD) await unfinished.shift();
    asked += batch.length;
    report(`${asked} of ${counted(queue.size, 'page')}`);
    await setImmediate();
    signal?.throwIfAborted();
  }
  await Promise.all(unfinished);
  // Pages are drawn in a different order in each build.
  const made = plan.site.routes.flatMap(({ path }) => emitted.get(path) ?? []);
  const found = renderingProblems(
    plan.site.routes.map(({ path }) => ({ path, diagnostics: told.get(path) ?? [] })),
  );
  const pages = made.flatMap(({ value }) => value ?? []);
  report(counted(pages.length, 'page'));
  return {
    value: pages,
    diagnostics: [...found, ...made.flatMap(({ diagnostics }) => diagnostics)],
  };
}

/** Whether a page is drawn by code of its author, and not only by the theme. */
function hasCode({ page }: Route, { docs }: SitePlan): boolean {
  return page.kind === 'doc' && docs.get(page.file)?.isData === false;
}

/** @returns The route. The start page of a schema gets the entity diagram. */
async function withEntities(route: Route, { entities }: Drawings): Promise<Route> {
  const { page } = route;
  if (!isStartOfSchema(page)) return route;
  return { ...route, page: { ...page, diagram: (await entities).get(page.schema) } };
}
