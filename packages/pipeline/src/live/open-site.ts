import { join } from 'node:path';
import type { BrowserBundle } from '@docgen/bundler/bundle-browser';
import { SITE_THEME } from '@docgen/bundler/resolve/site-theme';
import { htmlPath } from '@docgen/core/address';
import type { Diagnostic } from '@docgen/core/diagnostic';
import type { Route } from '@docgen/core/route';
import { routeKey } from '@docgen/core/url';
import { isWithin } from '@docgen/files/is-within';
import type { RenderedPage } from '@docgen/runtime/server';
import { faultyPages } from '../load/faulty-pages.ts';
import type { SitePlan } from '../plan/plan-site.ts';
import type { Schema } from '../read/kept-schema.ts';
import { readSchemas } from '../read/read-schemas.ts';
import type { PageProgram } from '../render/page-inputs.ts';
import type { StaticFile } from '../write/static-files.ts';
import { compileFile, drawRoute, programOf } from './draw-route.ts';
import {
  type KnownSite,
  type KnownSiteInput,
  keyOf,
  note,
  planOf,
  readKnownSite,
} from './known-site.ts';
import type { LiveAssets } from './live-assets.ts';
import { drawMissingEntities, linksToSchemas, settlePages, settleSite } from './settle-site.ts';
import { type SiteChange, takeChanges } from './take-changes.ts';

/** A site under one configuration. None of it takes turns. */
export interface OpenSite
  extends Pick<KnownSiteInput, 'config' | 'placeOf' | 'configName' | 'outDir'> {
  readonly plan: () => SitePlan;
  readonly statics: () => readonly StaticFile[];
  /** Schemas that are not read, or cannot be. */
  readonly unread: () => readonly Pick<Schema, 'id' | 'route'>[];
  readonly assets: LiveAssets;
  /** What browsers load; `undefined` as long as the code cannot be bundled. */
  readonly browser: () => BrowserBundle | undefined;
  /**
   * Whether it cannot be told before the schemas are read what a build writes at the first of these
   * output paths at which it writes something. They are not when a site is opened whose schemas nobody
   * has computed, and then that is anything but files, and pages without links to definitions. In
   * fences, definitions may become links later.
   */
  readonly waitsForSchemas: (paths: readonly string[]) => boolean;
  /** The route at a decoded path, with or without a slash at its end. */
  readonly routeAt: (path: string) => Route | undefined;
  /** The route whose HTML a build writes at the first of these output paths at which it writes one. */
  readonly pageAt: (paths: readonly string[]) => Route | undefined;
  /**
   * Brings up to date what a route is drawn from.
   *
   * @returns Whether what other pages show has to be settled.
   */
  readonly prepare: (route: Route) => Promise<boolean>;
  /** What a route runs; waits for the page's diagrams. */
  readonly programOf: (route: Route) => Promise<PageProgram>;
  /** Draws a route as it is now; `undefined` when that cannot be. */
  readonly draw: (route: Route, program: PageProgram) => Promise<RenderedPage | undefined>;
  /** Takes in that the keys of the configuration stand elsewhere, with the same values. */
  readonly movePlaces: (placeOf: KnownSiteInput['placeOf']) => void;
  /** Takes in that files have changed, come or gone. @param paths - Absolute. */
  readonly take: (paths: readonly string[]) => Promise<SiteChange>;
  /**
   * Does what is left to do after changes: reads schemas, loads code, plans the site.
   *
   * @returns Whether there was anything.
   */
  readonly settle: () => Promise<boolean>;
  /**
   * Has schemas read that are not, so that {@link settle} finds what it needs in the memo.
   *
   * @param pause - Lets others have their turn: it may take long.
   */
  readonly readSchemasAhead: (pause: () => Promise<unknown>) => Promise<void>;
  /** The same without reading schemas: what has changed about a page asks nothing new of them. */
  readonly settlePages: () => Promise<boolean>;
  /** Source files of the pages that are not up to date. */
  readonly stale: () => readonly string[];
  /** Compiles a page that is not up to date. @param file - Its source file. */
  readonly compileFile: (file: string) => Promise<unknown>;
  /** Gets ready for edits of a page. @param file - Its source file. */
  readonly rehearse: (file: string) => Promise<void>;
  /** Source files of the pages whose `graphql` fences are not held against the schemas as they are now. */
  readonly unheld: () => readonly string[];
  /**
   * Holds the `graphql` fences of a page against the schemas.
   *
   * @param file - Its source file.
   * @returns Whether something else is wrong with them than before.
   */
  readonly holdFences: (file: string) => Promise<boolean>;
  /** Draws the entities of the schemas, which no page waits for. */
  readonly drawEntities: () => Promise<void>;
  /** Routes whose pages were not checked as they are now. */
  readonly unchecked: () => readonly Route[];
  /** Says that a route is checked as it is now. */
  readonly check: (route: Route) => void;
  /** What is wrong, as far as it is known; of links nothing is. */
  readonly diagnostics: () => readonly Diagnostic[];
  /** Takes what is wrong with the diagrams that were drawn. */
  readonly takeDiagrams: () => Promise<void>;
  /** Absolute paths of the files and folders that the site is made from. */
  readonly watched: () => readonly string[];
  /** Absolute paths of the pages, categories and static files that were read. */
  readonly read: () => readonly string[];
  readonly dispose: () => Promise<void>;
}

/**
 * Opens a site: reads it and plans it, and compiles of its pages only those that the bundler may have
 * to see. Schemas that have to be computed are left to `OpenSite.settle`.
 */
export async function openSite(input: KnownSiteInput): Promise<OpenSite> {
  const { config, configName, outDir, author } = input;
  author.setLimit(config.pageTimeout);
  const site = await readKnownSite(input);
  const { docs, code, assets, diagrams, unchecked, found } = site;
  const routeAt = (path: string) => site.routes.get(routeKey(path));
  await settlePages(site);

  return {
    config,
    placeOf: (key) => site.placeOf(key),
    configName,
    outDir,
    assets,
    plan: () => planOf(site),
    statics: () => site.statics,
    unread: () => site.schemas.value.filter(({ isUnread }) => isUnread),
    browser: code.browser,
    waitsForSchemas(paths) {
      if (!site.left.schemas) return false;
      const page = pageAt(site, paths)?.page;
      if (page?.kind === 'doc') return linksToSchemas(site, page.file);
      const files = [...site.statics, ...(code.browser()?.files ?? []), ...assets.all()];
      return !files.some(({ path }) => paths.includes(path));
    },
    routeAt,
    pageAt: (paths) => pageAt(site, paths),
    async prepare({ page }) {
      if (page.kind !== 'doc') return false;
      diagrams.drawAhead(docs.files().filter(({ file }) => file === page.file));
      const { server, browser, plan } = await compileFile(site, page.file);
      // Without them the page cannot be drawn; all else may come behind.
      if (server || browser) await settlePages(site);
      return plan;
    },
    programOf: (route) => programOf(site, route),
    draw: (route, program) => drawRoute(site, route, program),
    movePlaces(placeOf) {
      site.placeOf = placeOf;
      // What is wrong with schemas, and their descriptions, may stand in the configuration.
      site.left.schemas = true;
    },
    take: (paths) => takeChanges(site, paths),
    settle: () => settleSite(site),
    async readSchemasAhead(pause) {
      if (site.left.schemas) await readSchemas(site, site.memo, () => {}, pause);
    },
    settlePages: () => settlePages(site),
    stale: docs.stale,
    compileFile: (file) => compileFile(site, file),
    rehearse: docs.rehearse,
    unheld: docs.unheld,
    holdFences: docs.holdFences,
    drawEntities: () => drawMissingEntities(site),
    unchecked: () => [...unchecked].flatMap((key) => site.routes.get(key) ?? []),
    check: (route) => void unchecked.delete(keyOf(route.path)),
    diagnostics: () => diagnosticsIn(site),
    async takeDiagrams() {
      for (const each of await diagrams.finished()) {
        note(found.diagrams, each.place?.file ?? '', each);
      }
    },
    watched: () => watchedBy(site),
    read: () => [
      ...docs.files().map(({ absolutePath }) => absolutePath),
      ...Array.from(site.categories.keys(), (file) => join(site.projectDir, file)),
      ...site.statics.map(({ from }) => from),
    ],
    dispose: code.dispose,
  };
}

function pageAt({ routes, config }: KnownSite, paths: readonly string[]): Route | undefined {
  for (const file of paths) {
    for (const end of ['', '.html', 'index.html']) {
      if (!file.endsWith(end)) continue;
      const route = routes.get(routeKey(`/${file.slice(0, file.length - end.length)}`));
      if (route && htmlPath(route.path, config.trailingSlash) === file) return route;
    }
  }
  return undefined;
}

function diagnosticsIn(site: KnownSite): readonly Diagnostic[] {
  const { docs, schemas, code, plan, found } = site;
  const before = [
    ...[...found.sources.values()].flat(),
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

/** What was found when pages were drawn; as in a build, nothing of those that more is wrong with. */
function drawingMistakes(
  { docs, code, routes, found }: KnownSite,
  before: readonly Diagnostic[],
): readonly Diagnostic[] {
  const mistaken = [...found.routes].flatMap(([key, diagnostics]) => {
    const page = routes.get(key)?.page;
    const doc = page?.kind === 'doc' ? docs.docs.get(page.file) : undefined;
    return diagnostics.length > 0 ? [{ doc, diagnostics }] : [];
  });
  const drawn = mistaken.flatMap(({ doc }) => doc ?? []);
  const faulty = faultyPages(drawn, code.code()?.articles ?? new Map(), before);
  return mistaken.flatMap(({ doc, diagnostics }) =>
    doc !== undefined && faulty.has(doc.doc.page.file) ? [] : diagnostics,
  );
}

function watchedBy({
  config,
  projectDir,
  inputs,
  schemaFiles,
  assets,
  docs,
  code,
}: KnownSite): readonly string[] {
  const at = (path: string) => join(projectDir, path);
  const folders = [
    ...config.content.map(({ path }) => at(path)),
    ...config.staticFolders.map(at),
    ...(config.theme === undefined ? [] : [at(config.theme)]),
    // What is made there is asked for by another name.
    at(SITE_THEME),
  ];
  const files = [
    ...inputs,
    ...schemaFiles,
    ...assets.asked(),
    ...[...docs.imported()].map(at),
    ...code.inputs(),
  ];
  const inFolder = (file: string) => folders.some((folder) => isWithin(file, folder));
  return [...new Set([...folders, ...files.filter((file) => !inFolder(file))])];
}
