import { setImmediate } from 'node:timers/promises';
import { counted } from '@docgen/core/counted';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { Report } from '@docgen/core/progress';
import type { Route } from '@docgen/core/route';
import type { EntityDiagrams } from '../plan/draw-entities.ts';
import type { SitePlan } from '../plan/plan-site.ts';
import { type MadePage, makePage, type PageMaking } from './make-page.ts';
import type { PageProgram } from './page-inputs.ts';
import { isStartOfSchema, pageQueue } from './page-queue.ts';

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

/**
 * How many batches may wait to be finished while the next one is rendered: as many as are rendered while
 * the thread that finishes them starts, and no more, to save memory.
 */
const AHEAD = 8;

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
      // A theme that does not come to an end would take that long again on every page. Pages with code of
      // their own are drawn to hear of what is wrong with that, until one is stopped, too.
      if (isFrameStuck || (isThemeStuck && !hasCode(route, plan))) continue;
      const program = await programOf(route, plan, drawings);
      const begin = performance.now();
      const page = makePage(making, route, program);
      tasks.push(unobserved(page.emitted.then((made) => emitted.set(route.path, made))));
      const { diagnostics } = await page.rendered;
      const isStopped = diagnostics.some(({ code }) => code === 'page-timeout');
      // The theme's frame around the page is more likely to be what does not end than its code.
      isFrameStuck = isThemeStuck && isStopped;
      const own: readonly Diagnostic[] = isFaulty(route) || isFrameStuck ? [] : diagnostics;
      isThemeStuck ||= own.some(({ code }) => code === 'theme-timeout');
      told.set(route.path, own);
      measured(route.path, performance.now() - begin);
    }
    unfinished.push(unobserved(Promise.all(tasks)));
    if (unfinished.length > AHEAD) await unfinished.shift();
    asked += batch.length;
    report(`${asked} of ${counted(queue.size, 'page')}`);
    await setImmediate();
    signal?.throwIfAborted();
  }
  await Promise.all(unfinished);
  // Pages come in the order in which they are drawn, which is another one in each build.
  const made = plan.site.routes.flatMap(({ path }) => emitted.get(path) ?? []);
  const mistakes = new Set<string>();
  const found = plan.site.routes.flatMap(({ path }) =>
    (told.get(path) ?? []).filter((each) => isNew(each, path, mistakes)),
  );
  const pages = made.flatMap(({ value }) => value ?? []);
  report(counted(pages.length, 'page'));
  return {
    value: pages,
    diagnostics: [...found, ...made.flatMap(({ diagnostics }) => diagnostics)],
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

/** Whether code of its author draws a page, and not the theme alone. */
function hasCode({ page }: Route, { docs }: SitePlan): boolean {
  return page.kind === 'doc' && docs.get(page.file)?.isData === false;
}

/** @returns The route, with the picture of a schema's entities on its start page. */
async function withEntities(route: Route, { entities }: Drawings): Promise<Route> {
  const { page } = route;
  if (!isStartOfSchema(page)) return route;
  return { ...route, page: { ...page, diagram: (await entities).get(page.schema) } };
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
