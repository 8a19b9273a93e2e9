import { setTimeout } from 'node:timers/promises';
import type { Diagnostic } from '@docgen/core/diagnostic';
import type { Route } from '@docgen/core/route';
import { hashOfData } from '@docgen/memo/hash-of';
import type { Memo } from '@docgen/memo/memo';
import { outputCollisions } from '@docgen/site/output-collisions';
import { checkSite } from '../render/check-site.ts';
import type { ScannedPage } from '../render/make-page.ts';
import { linksOfPage } from '../render/page-source.ts';
import type { PageThread } from '../render/page-thread.ts';
import { plannedFiles } from '../write/planned-files.ts';
import type { LiveSearch } from './live-search.ts';
import type { OpenSite } from './open-site.ts';
import type { Turns } from './turns.ts';

/** Finds out behind the edits what is wrong with a site as a whole. */
export interface SiteCheck {
  /**
   * Compiles and draws what has changed, and checks all links. What it has done is not done again by
   * the next one.
   *
   * @param signal - Ends it early: something has changed again.
   * @param onSettled - Called when pages that were guessed at so far turn out to be others, or when
   *   something else is wrong with pages that are open.
   * @returns What is wrong with links; `undefined` when it was ended.
   */
  readonly run: (
    signal: AbortSignal,
    onSettled: () => void,
  ) => Promise<readonly Diagnostic[] | undefined>;
}

export interface SiteCheckInput {
  readonly site: OpenSite;
  readonly turns: Turns;
  /** Whether somebody is being answered. */
  readonly isBusy: () => boolean;
  /** Reads pages while the next ones are drawn. */
  readonly thread: Pick<PageThread, 'scan'>;
  readonly memo: Memo;
  /** Is told what stands on pages. */
  readonly search: Pick<LiveSearch, 'note'>;
}

/** How long requests have to arrive, and to be answered, between two parts of what takes long; in milliseconds. */
const [BREATH, ANSWER] = [5, 100];

/** What was read of a page. */
type Scanned = Pick<ScannedPage, 'scan' | 'targets' | 'addresses'>;

export function createSiteCheck(input: SiteCheckInput): SiteCheck {
  const { site, turns, isBusy, thread, memo, search } = input;
  const scans = new Map<string, Scanned>();
  const inTurn = <T>(run: () => T | Promise<T>): Promise<T> => turns.take('background', run);

  /** Between two parts of what takes long, requests arrive and are answered, or at least begun. */
  async function pause(): Promise<void> {
    await setTimeout(BREATH);
    if (isBusy()) await setTimeout(ANSWER);
  }

  /** Pages whose diagrams are drawn meanwhile come last. */
  function inOrder(routes: readonly Route[]): readonly Route[] {
    const { docs } = site.plan();
    const waits = ({ page }: Route) =>
      page.kind === 'doc' && docs.get(page.file)?.hasDiagrams === true;
    return [...routes.filter((route) => !waits(route)), ...routes.filter(waits)];
  }

  /**
   * What others link to, and what the article links to. Links of the frame lead to pages by the way
   * they are made; those of the configuration are on every page, and read off the not-found page.
   */
  async function scan(route: Route, signal: AbortSignal): Promise<void> {
    const program = await site.programOf(route);
    const drawn = await inTurn(async () => {
      // What has changed before this turn is for the next check, which may be past this page already.
      if (signal.aborted) return 'ended';
      site.check(route);
      return site.draw(route, program);
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

  /** @returns Whether something else is wrong than before. */
  async function holdFences(signal: AbortSignal): Promise<boolean> {
    let isNews = false;
    for (const file of site.unheld()) {
      if (signal.aborted) break;
      if (await inTurn(() => site.holdFences(file))) isNews = true;
    }
    return isNews;
  }

  return {
    async run(signal, onSettled) {
      // Schemas, if nobody has asked for them before.
      await site.readSchemasAhead(pause);
      if (signal.aborted) return undefined;
      if (await inTurn(site.settle)) onSettled();
      // The pages that are open come first.
      if (await holdFences(signal)) onSettled();
      const entities = site.drawEntities();
      for (const file of site.stale()) {
        if (signal.aborted) return undefined;
        await inTurn(() => site.compileFile(file));
      }
      await entities;
      if (signal.aborted) return undefined;
      if (await inTurn(site.settle)) onSettled();
      await holdFences(signal);
      for (const route of inOrder(site.unchecked())) {
        if (signal.aborted) return undefined;
        if (route.page.kind !== 'redirect') await scan(route, signal);
      }
      await site.takeDiagrams();
      if (signal.aborted) return undefined;
      return inTurn(() => links({ site, memo }, scans));
    },
  };
}

async function links(
  { site, memo }: Pick<SiteCheckInput, 'site' | 'memo'>,
  scans: Map<string, Scanned>,
): Promise<readonly Diagnostic[]> {
  const { config, placeOf, outDir, assets, statics, browser, configName } = site;
  const plan = site.plan();
  const { routes } = plan.site;
  // What is in these may be anything, and what their pages lead to may have gone meanwhile.
  const unread = site.unread();
  const isUnread = ({ page }: Route) =>
    page.kind === 'schema' && unread.some(({ id }) => id === page.schema);
  const known = new Set(routes.map(({ path }) => path));
  for (const path of scans.keys()) if (!known.has(path)) scans.delete(path);
  const pages = routes.flatMap((route): ScannedPage[] => {
    const scan = scans.get(route.path);
    if (scan === undefined || isUnread(route)) return [];
    return [{ route: route.path, ...scan, ...linksOfPage(plan, route) }];
  });
  const planned = Array.from(
    plannedFiles({
      config,
      configFile: configName,
      site: plan.site,
      statics: statics(),
      assets: assets.all(),
    }),
  );
  const files = new Set(planned.map(({ path }) => path));
  for (const { path } of browser()?.files ?? []) files.add(path);
  const broken = await checkSite(
    {
      ...{ pages, files, config, placeOf, memo },
      client: plan.client,
      unfinished: [],
      unread: unread.map(({ route }) => route),
    },
    () => {},
  );
  return [...outputCollisions(planned, outDir), ...broken];
}
