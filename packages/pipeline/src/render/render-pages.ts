import { setImmediate } from 'node:timers/promises';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { Page, SchemaPage } from '@docgen/core/page';
import type { Report } from '@docgen/core/progress';
import type { Route } from '@docgen/core/route';
import type { EntityDiagrams } from '../plan/draw-entities.ts';
import type { SitePlan } from '../plan/plan-site.ts';
import { type MadePage, makePage, type PageMaking } from './make-page.ts';
import type { PageProgram } from './page-inputs.ts';

/** How a long step is watched and stopped. */
export interface Pace {
  readonly report: Report;
  /** Told about the time that each page takes. */
  readonly measured: (route: string, milliseconds: number) => void;
  readonly signal?: AbortSignal | undefined;
}

type Emitted = Checked<MadePage | undefined>;

/** How many pages are rendered before the event loop gets a turn for writing and progress. */
const BATCH = 32;

/** What is drawn while pages are rendered. */
export interface Drawings {
  /** See `browserDiagrams`. */
  readonly diagramModule: () => string | undefined;
  readonly entities: Promise<EntityDiagrams>;
}

/**
 * Makes all pages. A page's HTML is let go as soon as it is written and scanned, so
 * memory does not hold the site.
 *
 * @returns What the link check needs of each page, in the order of the site's routes.
 * @throws The file system's error, and the signal's reason when it aborts.
 */
export async function renderPages(
  making: PageMaking,
  drawings: Drawings,
  { report, measured, signal }: Pace,
): Promise<Checked<MadePage[]>> {
  const { plan } = making.emission;
  const isFaulty = ({ page }: Route) => page.kind === 'doc' && making.faulty.has(page.file);
  const routes = drawnLast(plan);
  const found: Diagnostic[] = [];
  const mistakes = new Set<string>();
  const emitted: Emitted[] = [];
  let before: Promise<Emitted[]> = Promise.resolve([]);
  for (let start = 0; start < routes.length; start += BATCH) {
    const tasks: Promise<Emitted>[] = [];
    for (const planned of routes.slice(start, start + BATCH)) {
      const route = await withEntities(planned, drawings);
      // A theme that does not come to an end would take that long again on every page.
      if (route.page.kind !== 'doc' && found.some(({ code }) => code === 'theme-timeout')) continue;
      const program = await programOf(route, plan, drawings);
      const begin = performance.now();
      const page = makePage(making, route, program);
      tasks.push(unobserved(page.emitted));
      const { diagnostics } = await page.rendered;
      const told = isFaulty(route) ? [] : diagnostics;
      found.push(...told.filter((each) => isNew(each, route.path, mistakes)));
      measured(route.path, performance.now() - begin);
    }
    // One batch is written while the next one is rendered, and no more, to save memory.
    emitted.push(...(await before));
    before = unobserved(Promise.all(tasks));
    report(`${Math.min(start + BATCH, routes.length)} of ${routes.length} pages`);
    await setImmediate();
    signal?.throwIfAborted();
  }
  emitted.push(...(await before));
  const pages = new Map(emitted.flatMap(({ value }) => (value ? [[value.route, value]] : [])));
  report(`${pages.size} pages`);
  return {
    value: plan.site.routes.flatMap(({ path }) => pages.get(path) ?? []),
    diagnostics: [...found, ...emitted.flatMap(({ diagnostics }) => diagnostics)],
  };
}

/**
 * Whether a mistake is none of the theme's that was found before, at another page.
 *
 * @param path - The page's route, which the message names.
 * @param known - The theme's mistakes so far; gets this one.
 */
function isNew({ code, message, place }: Diagnostic, path: string, known: Set<string>): boolean {
  if (!code.startsWith('theme-')) return true;
  const count = known.size;
  return known.add(JSON.stringify([code, place, message.replaceAll(path, '')])).size > count;
}

/** The task is awaited with its batch; Node ends a process for a rejection that nobody awaits yet. */
function unobserved<T>(task: Promise<T>): Promise<T> {
  task.catch(() => undefined);
  return task;
}

function isStartOfSchema(page: Page): page is SchemaPage {
  return page.kind === 'schema' && page.entry === undefined && !page.deprecations;
}

/** @returns The route, with the picture of a schema's entities on its start page. */
async function withEntities(route: Route, { entities }: Drawings): Promise<Route> {
  const { page } = route;
  if (!isStartOfSchema(page)) return route;
  return { ...route, page: { ...page, diagram: (await entities).get(page.schema) } };
}

/** Pages in the order to render them: those with diagrams come last, so that few have to wait. */
function drawnLast({ site, docs }: SitePlan): readonly Route[] {
  const pages = site.routes.filter(({ page }) => page.kind !== 'redirect');
  const waits = ({ page }: Route) =>
    page.kind === 'doc' ? docs.get(page.file)?.hasDiagrams === true : isStartOfSchema(page);
  return [...pages.filter((route) => !waits(route)), ...pages.filter(waits)];
}

async function programOf(
  { page }: Route,
  { docs }: SitePlan,
  { diagramModule }: Drawings,
): Promise<PageProgram> {
  if (page.kind !== 'doc') return {};
  const doc = docs.get(page.file);
  const program = await doc?.program;
  // The page's diagrams are drawn by now, so it is known whether one of them was not.
  return { program, diagrams: doc?.hasDiagrams ? diagramModule() : undefined };
}
