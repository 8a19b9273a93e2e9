import { setImmediate, setTimeout } from 'node:timers/promises';
import { createAuthorCode } from '@docgen/author-code/author-code';
import { stuckDiagnostic } from '@docgen/author-code/author-diagnostic';
import { buildVersion } from '@docgen/bundler/build-version';
import { hrefOfPath } from '@docgen/core/addresses/address';
import { type Diagnostic, diagnosticKey } from '@docgen/core/diagnostic';
import type { Route } from '@docgen/core/route';
import { openMemo } from '@docgen/memo/memo';
import type { RenderedPage } from '@docgen/runtime/server';
import { buildPaths } from '../build-paths.ts';
import { cacheProblems } from '../cache-problems.ts';
import { startPageThread } from '../thread/page-thread.ts';
import { compileFile } from './compile-file.ts';
import { createConfiguredSite } from './configured-site.ts';
import { concerns } from './diagnostics-of.ts';
import type { KnownSite } from './known-site.ts';
import { type FoundAnswer, liveAnswer } from './live-answer.ts';
import { ANYWHERE } from './live-change.ts';
import { createLiveDrawing } from './live-drawing.ts';
import type { LiveSiteOptions } from './live-site-options.ts';
import { type LiveView, liveView } from './live-view.ts';
import { createPageLoads } from './page-loads.ts';
import { createQuietTime } from './quiet-time.ts';
import { settleSite } from './settle-site.ts';
import type { PageLinks } from './site-check.ts';
import { pageAt } from './site-paths.ts';
import { takeChanges } from './take-changes.ts';
import { createTurns } from './turns.ts';
import { filesReadBy, watchedBy } from './watched-by.ts';

/** The content of a live site at an address; a page includes its view, see `FoundAnswer`. */
export type LiveAnswer =
  | Exclude<FoundAnswer, { readonly kind: 'page' }>
  | {
      readonly kind: 'page';
      readonly html: string;
      readonly isFound: boolean;
      readonly view: LiveView | undefined;
    };

/** A site that is built on demand, and changes with its files. */
export interface LiveSite {
  /**
   * Path that the site is served below, with a leading and trailing slash; `/` until there is a
   * site.
   */
  readonly basePath: () => string;
  /**
   * The content that a build would write at the first of the given output paths at which it writes
   * a file; the not-found page if there is none.
   */
  readonly answer: (paths: readonly string[]) => Promise<LiveAnswer>;
  /** The same page as data; `undefined` for a redirect, and until there is a site. */
  readonly view: (paths: readonly string[]) => Promise<LiveView | undefined>;
  /**
   * Processes changed, added and removed files. Resolves when open pages can be updated; what follows
   * for the rest of the site comes after that.
   *
   * @param paths - Absolute paths.
   */
  readonly change: (paths: readonly string[]) => Promise<void>;
  /** All known problems. */
  readonly diagnostics: () => readonly Diagnostic[];
  /** Schedules a check of the site for the next idle time, as every request and change does. */
  readonly check: () => void;
  /**
   * Tells that a document was sent to a browser. Until the browser has loaded it, nothing is done
   * that can wait.
   */
  readonly loading: () => void;
  /** Tells that a browser has loaded a document. */
  readonly loaded: () => void;
  /** Absolute paths of the files and folders that the site is built from. */
  readonly watched: () => readonly string[];
  /** Absolute paths of the pages, categories and static files that have been read. */
  readonly read: () => readonly string[];
  /** Absolute path of the project folder. */
  readonly projectDir: string;
  /** Ends running work and removes temporary files. */
  readonly close: () => Promise<void>;
}

/** How long a document may take to be sent, in milliseconds, before other pages are updated. */
const SENDING = 100;

/**
 * Number of changed pages that are compiled before open pages are shown. If more have changed, as
 * when a folder is moved or another branch is checked out, the site is planned from what is known
 * of them, as when it is opened.
 */
const MOST_AHEAD = 20;

/**
 * Opens a site. If the configuration is unusable, `diagnostics` reports why, and the site is opened
 * once that is fixed.
 */
export async function openLiveSite(options: LiveSiteOptions): Promise<LiveSite> {
  const { modules, onChange, onChecked } = options;
  const paths = buildPaths(options);
  const { projectDir } = paths;
  const memo = openMemo({ folder: paths.cacheDir, version: buildVersion(modules), resident: true });
  const turns = createTurns();
  /** Faults until the site is open. */
  let early: unknown[] | undefined = [];
  const onFault = (thrown: unknown) => {
    if (early === undefined) options.onFault(thrown);
    else early.push(thrown);
  };
  const author = createAuthorCode({
    onFault,
    watchdog: modules.watchdog,
    onStuck: (who, seconds) => options.onStuck([stuckDiagnostic(who, seconds)]),
  });
  const thread = startPageThread(modules.pageWorker, 0);
  /** Problems that only a check of the whole site finds, as of the last one. */
  let ofLinks: readonly Diagnostic[] = [];
  /** Newer problems of the links of one page. */
  let ofPage: PageLinks | undefined;
  let ofCache: readonly Diagnostic[] = [];
  /** Number of requests that are being answered. */
  let asked = 0;
  const loads = createPageLoads(() => quiet.disturb());
  const isBusy = () => asked > 0 || loads.isLoading();
  const configured = createConfiguredSite({
    ...options,
    ...paths,
    author,
    memo,
    turns,
    isBusy,
    thread,
  });
  const opened = () => configured.opened()?.site;
  const drawing = createLiveDrawing({ opened, turns, onChange });
  const quiet = createQuietTime({
    // Diagrams are drawn sooner if nothing else is drawn or compiled at the same time.
    isBusy,
    run(signal) {
      options.onQuiet?.();
      return checkAll(signal);
    },
    onFault: options.onFault,
  });

  await turns.take('edit', configured.open).catch(async (reason: unknown) => {
    // If esbuild cannot be started, it throws before Node reports why.
    await setImmediate();
    throw early?.[0] ?? reason;
  });
  const faults = early;
  early = undefined;
  for (const fault of faults) onFault(fault);

  return {
    projectDir,
    basePath: () => opened()?.config.basePath ?? '/',
    view,
    change,
    diagnostics,
    check: quiet.disturb,
    loading: loads.begin,
    loaded: loads.end,
    read() {
      const site = opened();
      return site === undefined ? [] : filesReadBy(site);
    },
    watched() {
      const site = opened();
      return [...configured.inputs(), ...(site === undefined ? [] : watchedBy(site))];
    },
    async answer(paths) {
      asked += 1;
      quiet.disturb();
      try {
        return await answerAt(paths);
      } finally {
        asked -= 1;
        quiet.disturb();
      }
    },
    async close() {
      drawing.end();
      quiet.end();
      author.end();
      await thread.end();
      memo.close({ keep: true });
      await turns.take('edit', async () => opened()?.dispose());
    },
  };

  async function answerAt(paths: readonly string[]): Promise<LiveAnswer> {
    const current = configured.opened();
    if (current === undefined) return { kind: 'unavailable' };
    const { site, search } = current;
    await drawing.settleFor(paths, site);
    const found = await liveAnswer(paths, {
      ...{ site, search, twin: thread.twin },
      draw: (route) =>
        drawing.draw(route, async () => {
          await setTimeout(SENDING);
          await loads.ended();
        }),
    });
    if (found.kind !== 'page') return found;
    const { html, isFound, drawn } = found;
    return {
      kind: 'page',
      html,
      isFound,
      view: drawn && viewOf(site, drawn.route, drawn.rendered),
    };
  }

  async function view(paths: readonly string[]): Promise<LiveView | undefined> {
    const site = opened();
    if (site === undefined) return undefined;
    await drawing.settleFor(paths, site);
    const route = pageAt(site, [...paths, '404.html']);
    if (route === undefined || route.page.kind === 'redirect') return undefined;
    // The page is sent first.
    return viewOf(site, route, await drawing.draw(route, () => setTimeout(0)));
  }

  function viewOf(site: KnownSite, route: Route, drawn: RenderedPage | undefined): LiveView {
    return liveView({ site, route, drawn, diagnostics: diagnostics() });
  }

  function diagnostics(): readonly Diagnostic[] {
    const { files = new Set<string>(), problems = [] } = ofPage ?? {};
    const ofOthers = ofLinks.filter((each) => !concerns(each, files));
    const all = [...configured.diagnostics(), ...problems, ...ofOthers, ...ofCache];
    return [...new Map(all.map((each) => [diagnosticKey(each), each])).values()];
  }

  /**
   * What happens after a change, in this order:
   *
   * 1. If it is one of the configuration, the site is opened anew ({@link renewConfig}).
   * 2. What was read from the files is updated, and open pages are told ({@link renewFiles}).
   * 3. Open pages are requested, which compiles and draws them (`LiveDrawing.draw`).
   * 4. If that has changed something about the rest of the site, the rest is updated, and open pages
   *    are told again (`live-drawing.ts`).
   * 5. When nothing has happened for a while, the whole site is checked ({@link checkAll}).
   */
  async function change(changed: readonly string[]): Promise<void> {
    quiet.disturb();
    await turns.take('edit', async () => {
      await renewConfig(changed);
      await renewFiles(changed);
    });
    quiet.disturb();
  }

  /** Reads the configuration if it may have changed, or if it has to be read anyway. */
  async function renewConfig(changed: readonly string[]): Promise<void> {
    const isConfig = configured.inputs().some((file) => changed.includes(file));
    if (!isConfig && !configured.isDue()) return;
    if (await configured.open()) {
      ofLinks = [];
      ofPage = undefined;
    }
    onChange(ANYWHERE);
  }

  /** Updates what was read from files. */
  async function renewFiles(changed: readonly string[]): Promise<void> {
    const site = opened();
    if (site === undefined) return;
    const { pages, statics, isContentOnly } = await takeChanges(site, changed);
    const hrefs = statics.map((path) => hrefOfPath(path, site.config));
    // An edited page is shown before the consequences of the edit are computed.
    if (!isContentOnly) {
      if (pages.length <= MOST_AHEAD) for (const file of pages) await compileFile(site, file);
      await settleSite(site);
    }
    const isShown = !isContentOnly || pages.length > 0 || hrefs.length > 0;
    if (isShown) onChange({ pages, statics: hrefs });
  }

  /** Checks the whole site. */
  async function checkAll(signal: AbortSignal): Promise<void> {
    const current = configured.opened();
    if (current === undefined) return onChecked(diagnostics());
    const found = await current.check.run(signal, {
      lookedAt: drawing.lookedAt(),
      onSettled: () => onChange(ANYWHERE),
      onPage(links) {
        ofPage = links;
        onChange(ANYWHERE);
      },
    });
    if (found === undefined || signal.aborted) return;
    ofLinks = found;
    ofPage = undefined;
    ofCache = cacheProblems(memo, paths);
    onChecked(diagnostics());
    await current.rehearse(drawing.lookedAt(), signal);
    await current.search.prepare(signal);
  }
}
