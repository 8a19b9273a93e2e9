import { join } from 'node:path';
import type { BrowserBundle } from '@docgen/bundler/bundle-browser';
import { htmlPath } from '@docgen/core/addresses/address';
import { routeKey } from '@docgen/core/addresses/url';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { noReport } from '@docgen/core/progress';
import type { Route } from '@docgen/core/route';
import type { RenderedPage } from '@docgen/runtime/server';
import type { SitePlan } from '../plan/plan-site.ts';
import type { StaticFile } from '../read/static-files.ts';
import { type PageProgram, programOf } from '../render/page-inputs.ts';
import type { Schema } from '../schemas/kept-schema.ts';
import { readSchemas } from '../schemas/read-schemas.ts';
import { compileFile } from './compile-file.ts';
import { drawRoute } from './draw-route.ts';
import { knownMistakes, outdatedRoutes, unfinishedRoutes } from './known-mistakes.ts';
import {
  type KnownSite,
  type KnownSiteInput,
  keyOf,
  note,
  planOf,
  readKnownSite,
} from './known-site.ts';
import type { LiveAssets } from './live-assets.ts';
import type { LiveCode } from './live-code.ts';
import type { LiveDocs } from './live-docs.ts';
import { drawMissingEntities, linksToSchemas, settlePages, settleSite } from './settle-site.ts';
import { type SiteChange, takeChanges } from './take-changes.ts';
import { watchedBy } from './watched-by.ts';

/** A site under one configuration. Its methods do not take turns themselves. */
export interface OpenSite
  extends Pick<KnownSiteInput, 'config' | 'placeOf' | 'configName' | 'outDir'>,
    Pick<LiveDocs, 'stale' | 'rehearse' | 'withUncheckedFences' | 'checkFences'> {
  readonly plan: () => SitePlan;
  readonly statics: () => readonly StaticFile[];
  /** Schemas that have not been read, or cannot be. */
  readonly unread: () => readonly Pick<Schema, 'id' | 'route'>[];
  readonly assets: LiveAssets;
  /** The preview image that a build writes at an output path, see `SocialImages.at`. */
  readonly imageAt: (path: string) => Promise<Uint8Array | undefined>;
  /** See {@link LiveCode.code}. */
  readonly code: LiveCode['code'];
  /** Bundle for browsers; `undefined` until the code can be bundled. */
  readonly browser: () => BrowserBundle | undefined;
  /** See {@link LiveCode.fileAt}. */
  readonly bundledAt: LiveCode['fileAt'];
  /**
   * Whether the schemas have to be read before the content at the given output paths is known. This
   * is possible if the site was opened and the schemas were not in the cache. It is then true for
   * everything except files, and pages without links to definitions. Fences of such pages may get
   * links to definitions later.
   */
  readonly waitsForSchemas: (paths: readonly string[]) => boolean;
  /** Whether one of the given output paths is a script, a stylesheet or a copied file. */
  readonly isFile: (paths: readonly string[]) => boolean;
  /** The route at a decoded path, with or without a trailing slash. */
  readonly routeAt: (path: string) => Route | undefined;
  /** The route whose HTML a build writes at the first of the given output paths that has one. */
  readonly pageAt: (paths: readonly string[]) => Route | undefined;
  /**
   * Updates everything that a route is drawn from.
   *
   * @returns Whether other pages are affected, so that {@link settlePages} has to be called.
   */
  readonly prepare: (route: Route) => Promise<boolean>;
  /** The program of a route; waits for the page's diagrams. */
  readonly programOf: (route: Route) => Promise<PageProgram>;
  /** Draws the current state of a route; `undefined` if that is not possible. */
  readonly draw: (route: Route, program: PageProgram) => Promise<RenderedPage | undefined>;
  /** Called if keys of the configuration have moved, but have the same values. */
  readonly movePlaces: (placeOf: KnownSiteInput['placeOf']) => void;
  /**
   * Processes changed, added and removed files.
   *
   * @param paths - Absolute paths.
   */
  readonly take: (paths: readonly string[]) => Promise<SiteChange>;
  /**
   * Does the work that remains after changes: reads schemas, loads code, plans the site.
   *
   * @returns Whether there was any.
   */
  readonly settle: () => Promise<boolean>;
  /**
   * Reads schemas that have not been read, so that {@link settle} finds the results in the memo.
   *
   * @param pause - Gives others a turn, because reading may take long.
   */
  readonly readSchemasAhead: (pause: () => Promise<unknown>) => Promise<void>;
  /** Like {@link settle}, but without reading schemas: changes of pages do not affect them. */
  readonly settlePages: () => Promise<boolean>;
  /**
   * Compiles a page that is out of date.
   *
   * @param file - Its source file.
   */
  readonly compileFile: (file: string) => Promise<unknown>;
  /** Draws the entity diagrams of the schemas, which no page waits for. */
  readonly drawEntities: () => Promise<void>;
  /** Routes whose pages have not been checked in their current state. */
  readonly unchecked: () => readonly Route[];
  /** Marks the current state of a route as checked. */
  readonly check: (route: Route) => void;
  /** See {@link KnownSite.missing}. */
  readonly missing: () => readonly string[];
  /** All known problems, except those of links. */
  readonly diagnostics: () => readonly Diagnostic[];
  /**
   * Pages that may lack parts: authored ones with errors, and, while there are errors in schemas or
   * in what adds to their pages, those of the reference.
   */
  readonly unfinished: () => readonly Route[];
  /**
   * Those of the unfinished pages that may be drawn from something older than their current text:
   * from code that was loaded before its error, or from the last text that could be parsed.
   */
  readonly outdated: (unfinished: readonly Route[]) => readonly Route[];
  /** Collects the problems of the diagrams that were drawn. */
  readonly takeDiagrams: () => Promise<void>;
  /** Absolute paths of the files and folders that the site is built from. */
  readonly watched: () => readonly string[];
  /** Absolute paths of the pages, categories and static files that have been read. */
  readonly read: () => readonly string[];
  readonly dispose: () => Promise<void>;
}

/**
 * Opens a site: reads and plans it, and compiles only the pages that may have to be bundled.
 * Schemas that are not cached are left to `OpenSite.settle`.
 */
export async function openSite(input: Omit<KnownSiteInput, 'closing'>): Promise<OpenSite> {
  const { config, configName, outDir, author } = input;
  author.setLimit(config.pageTimeout);
  const closing = new AbortController();
  const site = await readKnownSite({ ...input, closing: closing.signal });
  const { docs, code, assets, diagrams, unchecked, found } = site;
  const routeAt = (path: string) => site.routes.get(routeKey(path));
  const isFile = (paths: readonly string[]) =>
    [...site.statics, ...assets.all()].some(({ path }) => paths.includes(path)) ||
    paths.some((path) => code.fileAt(path) !== undefined);
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
    imageAt: site.images.at,
    code: code.code,
    browser: code.browser,
    bundledAt: code.fileAt,
    waitsForSchemas(paths) {
      if (!site.left.schemas) return false;
      const page = pageAt(site, paths)?.page;
      return page?.kind === 'doc' ? linksToSchemas(site, page.file) : !isFile(paths);
    },
    isFile,
    routeAt,
    pageAt: (paths) => pageAt(site, paths),
    async prepare({ page }) {
      if (page.kind !== 'doc') return false;
      const file = docs.fileAt(page.file);
      if (file !== undefined) diagrams.drawAhead([file]);
      const { server, browser, plan } = await compileFile(site, page.file);
      // A page cannot be drawn without them; everything else can follow later.
      if (server || browser) await settlePages(site);
      return plan;
    },
    programOf: (route) => programOf(route, docs, site.diagramModule),
    draw: (route, program) => drawRoute(site, route, program),
    movePlaces(placeOf) {
      site.placeOf = placeOf;
      // Problems of schemas, their descriptions, sidebars and redirects may have places in the
      // configuration. The site is planned again after schemas are read.
      site.left.schemas = true;
    },
    take: (paths) => takeChanges(site, paths),
    settle: () => settleSite(site),
    async readSchemasAhead(pause) {
      if (site.left.schemas) await readSchemas(site, site.memo, noReport, pause);
    },
    settlePages: () => settlePages(site),
    stale: docs.stale,
    compileFile: (file) => compileFile(site, file),
    rehearse: docs.rehearse,
    withUncheckedFences: docs.withUncheckedFences,
    checkFences: docs.checkFences,
    drawEntities: () => drawMissingEntities(site),
    unchecked: () => [...unchecked].flatMap((key) => site.routes.get(key) ?? []),
    check: (route) => void unchecked.delete(keyOf(route.path)),
    missing: () => site.missing,
    diagnostics: () => knownMistakes(site),
    unfinished: () => unfinishedRoutes(site),
    outdated: (unfinished) => outdatedRoutes(site, unfinished),
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
    dispose() {
      closing.abort();
      return code.dispose();
    },
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
