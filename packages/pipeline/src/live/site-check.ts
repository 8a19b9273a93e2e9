import { setTimeout } from 'node:timers/promises';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { noReport } from '@docgen/core/progress';
import type { Route } from '@docgen/core/route';
import { hashOfData } from '@docgen/memo/hash-of';
import { type Memo, openMemo } from '@docgen/memo/memo';
import { outputCollisions } from '@docgen/site/routes/output-collisions';
import { readDates } from '../read/read-dates.ts';
import { checkSite } from '../render/check-site.ts';
import type { ScannedPage } from '../render/make-page.ts';
import { programOf } from '../render/page-inputs.ts';
import { linksOfPage } from '../render/page-source.ts';
import { readSchemas } from '../schemas/read-schemas.ts';
import type { PageThread } from '../thread/page-thread.ts';
import { plannedFiles } from '../write/planned-files.ts';
import { compileFile } from './compile-file.ts';
import { concerns, filesOfPage } from './diagnostics-of.ts';
import { drawRoute } from './draw-route.ts';
import { outdatedRoutes, unfinishedRoutes } from './known-mistakes.ts';
import { type KnownSite, keyOf, note, planOf } from './known-site.ts';
import type { LiveSearch } from './live-search.ts';
import { drawMissingEntities, settleSite } from './settle-site.ts';
import { takeDates } from './take-changes.ts';
import type { Turns } from './turns.ts';

/** Checks the whole site in the background. */
export interface SiteCheck {
  /**
   * Compiles and draws what has changed, and checks all links. Work that an aborted run has done is
   * not repeated by the next one.
   *
   * @param signal - Aborts the check, because something has changed again.
   * @returns Problems of links; `undefined` if the check was aborted.
   */
  readonly run: (
    signal: AbortSignal,
    options: SiteCheckRun,
  ) => Promise<readonly Diagnostic[] | undefined>;
}

export interface SiteCheckRun {
  /** Source file of the page that comes first. */
  readonly lookedAt: string | undefined;
  /**
   * Called when pages that were guessed turn out to be different, or when the problems of open pages
   * have changed.
   */
  readonly onSettled: () => void;
  /** Called with the problems of the first page's links if those of the others take longer. */
  readonly onPage: (links: PageLinks) => void;
}

/** The problems of the links of one page. */
export interface PageLinks {
  /** The files of the page, see `filesOfPage`. */
  readonly files: ReadonlySet<string>;
  /** Without those of ids on other pages, which have not been drawn yet. */
  readonly problems: readonly Diagnostic[];
}

export interface SiteCheckInput {
  readonly site: KnownSite;
  readonly turns: Turns;
  /** Whether a request is being answered. */
  readonly isBusy: () => boolean;
  /** Scans pages while the next ones are drawn. */
  readonly thread: Pick<PageThread, 'scan'>;
  readonly memo: Memo;
  /** Receives the content of pages. */
  readonly search: Pick<LiveSearch, 'note'>;
}

/**
 * How long to wait for requests to arrive, and to be answered, between two parts of long work, in
 * milliseconds.
 */
const [BREATH, ANSWER] = [5, 100];

/**
 * With more pages than these to check, the links of the page that its author looks at are checked
 * first.
 */
const MANY = 50;

/** The scan of a page. */
type Scanned = Pick<ScannedPage, 'scan' | 'targets' | 'addresses'>;

/** Stands for the scan of a page that need not have been drawn. */
const UNSEEN: Scanned = {
  scan: { ids: [], references: [], unsafe: [] },
  targets: '',
  addresses: '',
};

export function createSiteCheck(input: SiteCheckInput): SiteCheck {
  const { site, turns, isBusy, thread, memo, search } = input;
  const scans = new Map<string, Scanned>();
  /** Problems of links as last found; `undefined` after anything that they may depend on. */
  let last: readonly Diagnostic[] | undefined;
  const inTurn = <T>(run: () => T | Promise<T>): Promise<T> => turns.take('background', run);

  /** Between two parts of long work, requests can arrive and be answered, or at least started. */
  async function pause(): Promise<void> {
    await setTimeout(BREATH);
    if (isBusy()) await setTimeout(ANSWER);
  }

  /** Pages with diagrams come last, because these are drawn meanwhile. */
  function inOrder(routes: readonly Route[]): readonly Route[] {
    const { docs } = planOf(site);
    const waits = ({ page }: Route) =>
      page.kind === 'doc' && docs.get(page.file)?.hasDiagrams === true;
    return [...routes.filter((route) => !waits(route)), ...routes.filter(waits)];
  }

  /**
   * Scans the ids on a page and the links in its article. Links in the frame are correct by
   * construction. Those from the configuration are on every page, and are checked on the not-found
   * page.
   */
  async function scan(route: Route, signal: AbortSignal): Promise<void> {
    last = undefined;
    const program = await programOf(route, site.docs, site.diagramModule);
    const drawn = await inTurn(async () => {
      // Changes before this turn belong to the next check, which may already be past this page.
      if (signal.aborted) return 'ended';
      site.unchecked.delete(keyOf(route.path));
      return drawRoute(site, route, program);
    });
    if (drawn === 'ended') return;
    if (drawn === undefined) {
      scans.delete(route.path);
      return;
    }
    const [page, article] = await Promise.all([
      thread.scan(drawn.html),
      thread.scan(drawn.article),
      search.note(route, drawn),
    ]);
    const { references } = route.page.kind === 'not-found' ? page : article;
    const { ids, unsafe } = page;
    scans.set(route.path, {
      scan: { ids, references, unsafe },
      targets: hashOfData(ids),
      addresses: hashOfData([references, unsafe]),
    });
  }

  /** @returns Whether the problems differ from those before. */
  async function checkFences(signal: AbortSignal): Promise<boolean> {
    let isNews = false;
    for (const file of site.docs.withUncheckedFences()) {
      if (signal.aborted) break;
      if (await inTurn(() => site.docs.checkFences(file))) isNews = true;
    }
    if (isNews) last = undefined;
    return isNews;
  }

  /** Checks the links of a page that has changed, unless the whole check ends soon. */
  async function look(file: string | undefined, signal: AbortSignal) {
    const waiting = uncheckedRoutes(site);
    const route = waiting.find(({ page }) => page.kind === 'doc' && page.file === file);
    if (route === undefined || waiting.length <= MANY) return undefined;
    await scan(route, signal);
    if (signal.aborted) return undefined;
    return inTurn(async (): Promise<PageLinks> => {
      const files = filesOfPage(route, site);
      const found = await links({ site, memo: openMemo({ version: '' }) }, scans, route);
      return { files, problems: found.filter((each) => concerns(each, files)) };
    });
  }

  return {
    async run(signal, { lookedAt, onSettled, onPage }) {
      // A request may have done this already. `settleSite` finds the results in the memo.
      if (site.left.schemas) await readSchemas(site, noReport, pause);
      if (signal.aborted) return undefined;
      if (await inTurn(() => settleSite(site))) onSettled();
      // Open pages come first.
      if (await checkFences(signal)) onSettled();
      const ofPage = await look(lookedAt, signal);
      if (ofPage !== undefined) onPage(ofPage);
      const entities = drawMissingEntities(site);
      // Starting git takes longer than compiling a page, so no edit waits for it.
      const dates = await readDates(site);
      if (signal.aborted) return undefined;
      if (await inTurn(() => takeDates(site, dates))) onSettled();
      for (const file of site.docs.stale()) {
        if (signal.aborted) return undefined;
        await inTurn(() => compileFile(site, file));
      }
      await entities;
      if (signal.aborted) return undefined;
      if (await inTurn(() => settleSite(site))) onSettled();
      await checkFences(signal);
      for (const route of inOrder(uncheckedRoutes(site))) {
        if (signal.aborted) return undefined;
        if (route.page.kind !== 'redirect') await scan(route, signal);
      }
      for (const each of await site.diagrams.finished()) {
        note(site.found.diagrams, each.place?.file ?? '', each);
      }
      if (signal.aborted) return undefined;
      // Requests that change nothing need no other answer. Every change of the plan or the code has
      // the not-found page scanned again.
      last ??= await inTurn(() => links({ site, memo }, scans));
      return last;
    },
  };
}

/** Routes whose pages have not been checked in their current state. */
function uncheckedRoutes({ unchecked, routes }: KnownSite): readonly Route[] {
  return [...unchecked].flatMap((key) => routes.get(key) ?? []);
}

/** @param only - The only page whose links are checked. Ids on other pages are not looked for. */
async function links(
  { site, memo }: Pick<SiteCheckInput, 'site' | 'memo'>,
  scans: Map<string, Scanned>,
  only?: Route,
): Promise<readonly Diagnostic[]> {
  const { config, placeOf, outDir, assets, statics, code } = site;
  const plan = planOf(site);
  const { routes } = plan.site;
  // Schemas that have not been read may contain anything, and targets of their pages may no longer
  // exist.
  const unread = site.schemas.value.filter((schema) => schema.isUnread);
  const isUnread = ({ page }: Route) =>
    page.kind === 'schema' && unread.some(({ id }) => id === page.schema);
  const known = new Set(routes.map(({ path }) => path));
  for (const path of scans.keys()) if (!known.has(path)) scans.delete(path);
  const isOther = ({ path, page }: Route) =>
    only !== undefined && path !== only.path && page.kind !== 'redirect';
  const unfinished = unfinishedRoutes(site);
  // Their links are not checked, because they may not be in the text any more.
  const outdated = new Set(outdatedRoutes(site, unfinished).map(({ path }) => path));
  const pages = routes.flatMap((route): ScannedPage[] => {
    const scan = isOther(route) ? UNSEEN : scans.get(route.path);
    if (scan === undefined || isUnread(route) || outdated.has(route.path)) return [];
    return [{ route: route.path, ...scan, ...linksOfPage(plan, code.code()?.server, route) }];
  });
  const planned = Array.from(
    plannedFiles({
      config,
      placeOf,
      site: plan.site,
      statics,
      assets: assets.all(),
    }),
  );
  const files = new Set(planned.map(({ path }) => path));
  for (const { path } of code.browser()?.files ?? []) files.add(path);
  const broken = await checkSite(
    {
      ...{ pages, files, config, placeOf, memo },
      client: plan.client,
      unfinished: [...unfinished, ...routes.filter(isOther)],
      unread: unread.map(({ route }) => route),
    },
    noReport,
  );
  return [...outputCollisions(planned, outDir), ...broken];
}
