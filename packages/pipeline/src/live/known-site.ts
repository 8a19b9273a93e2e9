import type { AuthorCode } from '@docgen/author-code/author-code';
import type { BuildModules, ThemeModules } from '@docgen/bundler/build-modules';
import { decodePath } from '@docgen/core/addresses/address';
import { routeKey } from '@docgen/core/addresses/url';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { noReport } from '@docgen/core/progress';
import type { Route } from '@docgen/core/route';
import { browserDiagrams } from '@docgen/diagrams/browser-diagrams';
import { createDiagrams, type Diagrams } from '@docgen/diagrams/diagrams';
import { keptOnly, NotKept } from '@docgen/memo/kept-only';
import type { Memo } from '@docgen/memo/memo';
import type { Category } from '@docgen/site/docs/doc';
import { createGraphqlFences, type GraphqlFences } from '../compile/graphql-fences.ts';
import { addLazyModules, type LazyModules } from '../load/lazy-modules.ts';
import type { EntityDiagrams } from '../plan/draw-entities.ts';
import type { SitePlan } from '../plan/plan-site.ts';
import type { Preparation } from '../prepare-build.ts';
import { readSources, type Sources } from '../read/read-sources.ts';
import type { StaticFile } from '../read/static-files.ts';
import type { PageRendering } from '../render/render-page.ts';
import { createSocialImages, type SocialImages } from '../render/social/social-images.ts';
import { provisionalSchemas, renewedSchemas } from '../schemas/provisional-schemas.ts';
import { readSchemas } from '../schemas/read-schemas.ts';
import { schemaFilesOf } from '../schemas/schema-files-of.ts';
import type { DocEffects } from './doc-effects.ts';
import { createLiveAssets, type LiveAssets } from './live-assets.ts';
import { createLiveCode, type LiveCode } from './live-code.ts';
import { createLiveDocs, type LiveDocs } from './live-docs.ts';

export interface KnownSiteInput
  extends Pick<Preparation, 'config' | 'placeOf' | 'inputs' | 'checkPaths'> {
  /** Relative to the project folder. */
  readonly configName: string;
  readonly projectDir: string;
  /** For messages about the files that a build would write. */
  readonly outDir: string;
  readonly modules: BuildModules;
  readonly author: AuthorCode;
  /** Caches the results of the steps. */
  readonly memo: Memo;
}

/**
 * The current state of a site under one configuration.
 *
 * It is modified in turns (see `Turns`), except that drawings are added when they are finished:
 *
 * - `take-changes.ts` updates what is read from files, and records in {@link WorkLeft} what follows.
 * - `settle-site.ts` does that work, and updates what is made from the files.
 * - `compile-file.ts` compiles single pages, and `draw-route.ts` draws them.
 */
export interface KnownSite extends KnownSiteInput, FromFiles, MadeFromFiles {
  placeOf: KnownSiteInput['placeOf'];
  readonly assets: LiveAssets;
  readonly diagrams: Diagrams;
  readonly images: SocialImages;
  /** Path of the module that draws diagrams in browsers, if a diagram needs it. */
  readonly diagramModule: () => string | undefined;
  /** Paths of the modules that browsers load on demand. */
  readonly lazyModules: LazyModules;
  /** Absolute paths of the schemas' files, and of folders with earlier versions. */
  readonly schemaFiles: ReadonlySet<string>;
  /** Keys of the routes whose pages have not been checked in their current state. */
  readonly unchecked: Set<string>;
  /** Keys of the routes whose pages show cards of neighbouring pages. */
  readonly withCards: Set<string>;
  readonly found: FoundMistakes;
  readonly left: WorkLeft;
  /** Ends the drawing of diagrams and removes the loaded code, when the site is no longer shown. */
  readonly dispose: () => Promise<void>;
}

/** The part of the state that is read from files, by `take-changes.ts`. */
interface FromFiles {
  /** The authored pages; `compile-file.ts` compiles them. */
  readonly docs: LiveDocs;
  /** By file. */
  readonly categories: Map<string, Category>;
  statics: readonly StaticFile[];
  dates: Sources['dates'];
  theme: ThemeModules;
  /**
   * Paths in the configuration that did not exist when files were last read. Mistakes that were
   * found then may be due to that.
   */
  missing: readonly string[];
}

/** The part of the state that is made from the files, by `settle-site.ts`. */
interface MadeFromFiles {
  readonly code: LiveCode;
  schemas: Awaited<ReturnType<typeof readSchemas>>;
  fences: GraphqlFences;
  /** Diagrams of the schemas' entities; `undefined` until they are drawn. */
  entities: EntityDiagrams | undefined;
  /** `undefined` until the site is planned. */
  plan: SitePlan | undefined;
  /** Those of the plan with pages as last compiled, by decoded path, see {@link keyOf}. */
  routes: Map<string, Route>;
  /** `undefined` if it has to be created again, by the next page that is drawn. */
  rendering: PageRendering | undefined;
}

/**
 * The work that changed files, and pages that turned out different when they were compiled, have
 * caused. `settle-site.ts` does it.
 */
export interface WorkLeft {
  /** The schemas have to be read. This also sets `plan` and `routes`. */
  schemas: boolean;
  /** The server's code has to be bundled and loaded. This also sets `plan`. */
  server: boolean;
  /**
   * Modules in the server's code have changed, rather than only pages and Markdown files that they
   * import. This is set together with `server`.
   */
  code: boolean;
  /** The site has to be planned. */
  plan: boolean;
  /** Pages came, went or moved, so links in descriptions of schemas may lead elsewhere. */
  routes: boolean;
  /** The code for browsers has to be bundled. */
  browser: boolean;
}

/**
 * The known problems by their origin. Those of whole steps are stored with the results of the
 * steps.
 */
export interface FoundMistakes {
  /** By file or folder. */
  readonly sources: Map<string, readonly Diagnostic[]>;
  plan: readonly Diagnostic[];
  readonly routes: Map<string, readonly Diagnostic[]>;
  readonly authors: Map<string, readonly Diagnostic[]>;
  readonly diagrams: Map<string, readonly Diagnostic[]>;
}

/** How long the drawing thread is kept alive for the next change of a diagram, in milliseconds. */
const DRAWING_IDLE = 60_000;

/** Number of drawings in memory. Each edit of a diagram makes another. */
const MOST_DRAWINGS = 300;

/**
 * Reads a site, but schemas only if their results are cached. Nothing is compiled, loaded or
 * planned yet.
 */
export async function readKnownSite(input: KnownSiteInput): Promise<KnownSite> {
  const { config, projectDir, modules, author, memo } = input;
  const { value: missing } = input.checkPaths();
  const closing = new AbortController();
  const diagrams = createDiagrams({
    config,
    memo,
    worker: modules.mermaidWorker,
    idleTime: DRAWING_IDLE,
    closing: closing.signal,
    mostDrawings: MOST_DRAWINGS,
  });
  const { value, diagnostics } = await readSources(
    {
      ...{ config, projectDir, memo },
      defaultTheme: modules.theme,
      // Mermaid takes a second to load; meanwhile, the site is planned.
      onContent: ({ files }) => diagrams.warmUp(files),
    },
    noReport,
  );
  const { statics, theme, content, dates } = value;
  const kept = await keptSchemas(input);
  const schemas = {
    value: renewedSchemas(provisionalSchemas(config), kept?.value ?? []),
    diagnostics: kept?.diagnostics ?? [],
  };
  const assets = createLiveAssets();
  const docs = createLiveDocs({
    config,
    projectDir,
    assets,
    memo,
    fences: {
      get hash() {
        return site.fences.hash;
      },
      get coordinates() {
        return site.fences.coordinates;
      },
      linkType: (...asked) => site.fences.linkType(...asked),
      check: (...asked) => site.fences.check(...asked),
    },
    drawPage: diagrams.drawPage,
    hasFaultyCode: () => site.code.diagnostics().some(({ severity }) => severity === 'error'),
  });
  const { basePath } = config;
  const site: KnownSite = {
    ...input,
    docs,
    code: createLiveCode({
      ...{ config, author, projectDir, modules, basePath, assets },
      staticFolders: config.staticFolders,
      theme: () => site.theme,
    }),
    assets,
    diagrams,
    images: createSocialImages({ config, memo, routes: () => site.routes.values() }),
    diagramModule: browserDiagrams({
      folder: modules.diagrams,
      assets,
      config,
      isNeeded: diagrams.needBrowser,
    }),
    lazyModules: addLazyModules({ config, assets, bundleInput: { modules } }),
    schemaFiles: schemaFilesOf(input),
    missing,
    statics,
    theme,
    dates,
    categories: new Map(content.categories.map((each) => [each.file, each])),
    schemas,
    fences: createGraphqlFences(schemas.value, config),
    entities: undefined,
    plan: undefined,
    routes: new Map(),
    rendering: undefined,
    unchecked: new Set(),
    withCards: new Set(),
    found: {
      sources: new Map(),
      plan: [],
      routes: new Map(),
      authors: new Map(),
      diagrams: new Map(),
    },
    left: {
      ...{ plan: true, routes: true, server: true, code: true, browser: true },
      schemas: kept === undefined,
    },
    dispose() {
      closing.abort();
      return site.code.dispose();
    },
  };
  for (const each of diagnostics) note(site.found.sources, each.place?.file ?? '', each);
  for (const file of content.files) await docs.set(file);
  return site;
}

/** The cached schemas of an earlier run; `undefined` if one of them has to be computed. */
async function keptSchemas(input: KnownSiteInput): Promise<KnownSite['schemas'] | undefined> {
  try {
    return await readSchemas({ ...input, memo: keptOnly(input.memo) }, noReport);
  } catch (error) {
    if (error instanceof NotKept) return undefined;
    throw error;
  }
}

/**
 * The plan of a site.
 *
 * @throws Error if the site has not been planned yet.
 */
export function planOf({ plan }: Pick<KnownSite, 'plan'>): SitePlan {
  if (plan === undefined) throw new Error('the site is not planned yet');
  return plan;
}

/** The key of a route: its decoded path. */
export function keyOf(route: string): string {
  return decodePath(routeKey(route));
}

/** Takes new places of the keys of the configuration, whose values are the same. */
export function movePlaces(site: KnownSite, placeOf: KnownSiteInput['placeOf']): void {
  site.placeOf = placeOf;
  // Problems of schemas, their descriptions, sidebars and redirects may have places in the
  // configuration. The site is planned again after schemas are read.
  site.left.schemas = true;
}

/** Adds the work that follows from a change of a page. */
export function addWork(left: WorkLeft, { plan, server, browser }: DocEffects): void {
  left.plan ||= plan;
  left.server ||= server;
  left.browser ||= browser;
}

/** Adds a problem to those with the same key. */
export function note(
  found: Map<string, readonly Diagnostic[]>,
  key: string,
  diagnostic: Diagnostic,
): void {
  found.set(key, [...(found.get(key) ?? []), diagnostic]);
}
