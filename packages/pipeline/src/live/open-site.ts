import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthorCode } from '@docgen/author-code/author-code';
import { incidentDiagnostics } from '@docgen/author-code/author-diagnostic';
import type { BuildModules } from '@docgen/bundler/build-modules';
import type { BrowserBundle } from '@docgen/bundler/bundle-browser';
import { themeModules } from '@docgen/bundler/modules/theme-modules';
import { decodePath } from '@docgen/core/address';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { isMarkdownFile, isReactFile } from '@docgen/core/page-file';
import type { Route } from '@docgen/core/route';
import { routeKey } from '@docgen/core/url';
import { browserDiagrams } from '@docgen/diagrams/browser-diagrams';
import { createDiagrams } from '@docgen/diagrams/diagrams';
import { isWithin } from '@docgen/files/is-within';
import { relativePath } from '@docgen/files/relative-path';
import type { Memo } from '@docgen/memo/memo';
import type { RenderedPage } from '@docgen/runtime/server';
import type { Category } from '@docgen/site/doc';
import { outputCollisions } from '@docgen/site/output-collisions';
import { createGraphqlFences } from '../compile/graphql-fences.ts';
import { withExportedFrontMatter } from '../load/load-articles.ts';
import { planSite, type SitePlan } from '../plan/plan-site.ts';
import type { Preparation } from '../prepare-build.ts';
import { type ContentFile, readContentFile } from '../read/read-content.ts';
import { readSchemas } from '../read/read-schemas.ts';
import { readSources } from '../read/read-sources.ts';
import type { PageProgram } from '../render/page-inputs.ts';
import { pageRendering } from '../render/page-rendering.ts';
import { type PageRendering, renderPage } from '../render/render-page.ts';
import { plannedFiles } from '../write/planned-files.ts';
import { type StaticFile, staticFiles } from '../write/static-files.ts';
import { createLiveAssets, type LiveAssets } from './live-assets.ts';
import { createLiveCode } from './live-code.ts';
import { createLiveDocs, type DocEffects } from './live-docs.ts';

export interface OpenSiteInput extends Pick<Preparation, 'config' | 'placeOf' | 'inputs'> {
  /** Relative to the project folder. */
  readonly configName: string;
  readonly projectDir: string;
  /** For messages about what a build would write. */
  readonly outDir: string;
  readonly modules: BuildModules;
  readonly author: AuthorCode;
  /** Keeps what the steps compute. */
  readonly memo: Memo;
}

/** A site under one configuration: what is known of it, and how that changes. None of it takes turns. */
export interface OpenSite extends Pick<OpenSiteInput, 'config' | 'placeOf' | 'configName'> {
  readonly plan: () => SitePlan;
  readonly statics: () => readonly StaticFile[];
  readonly assets: LiveAssets;
  /** What browsers load; `undefined` as long as the code cannot be bundled. */
  readonly browser: () => BrowserBundle | undefined;
  /** The route at a decoded path, with or without a slash at its end. */
  readonly routeAt: (path: string) => Route | undefined;
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
  /** Takes in that files have changed, come or gone. @param paths - Absolute. */
  readonly take: (paths: readonly string[]) => Promise<SiteChange>;
  /**
   * Does what is left to do after changes: reads schemas, loads code, plans the site.
   *
   * @returns Whether there was anything.
   */
  readonly settle: () => Promise<boolean>;
  /** Source files of the pages that are not up to date. */
  readonly stale: () => readonly string[];
  /** Compiles a page that is not up to date. @param file - Its source file. */
  readonly compileFile: (file: string) => Promise<unknown>;
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
  readonly dispose: () => Promise<void>;
}

/** What changed files lead to. */
export interface SiteChange {
  /** Source files of the pages that they are, or are a part of. */
  readonly pages: readonly string[];
  /** Static files, as paths below the site's root. */
  readonly statics: readonly string[];
  /** True when the pages can be shown before the rest is settled. */
  readonly isContentOnly: boolean;
}

const NO_REPORT = () => {};

/** A `graphql` fence, wherever it stands: such pages are held against the schemas. */
const GRAPHQL_FENCE = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*graphql\b/m;

/**
 * Opens a site: reads it and plans it, and compiles of its pages only those that the bundler may have
 * to see.
 */
export async function openSite(input: OpenSiteInput): Promise<OpenSite> {
  const { config, placeOf, projectDir, configName, modules, author, memo } = input;
  const { basePath } = config;
  const project = { config, projectDir, configFile: configName };
  author.setLimit(config.pageTimeout);

  const sources = await readSources(config, projectDir, modules.theme, NO_REPORT);
  let { statics, theme } = sources.value;
  /** By file; what is not about one file comes with the first reading and stays. */
  const unread = new Map<string, readonly Diagnostic[]>();
  for (const each of sources.diagnostics) note(unread, each.place?.file ?? '', each);
  const categories = new Map(sources.value.content.categories.map((each) => [each.file, each]));

  let schemas = await readSchemas(config, projectDir, memo, NO_REPORT);
  let fences = createGraphqlFences({ schemas: schemas.value, style: config });
  const schemaFiles = new Set(
    config.schemas.instances.flatMap(({ paths }) => paths.map((path) => join(projectDir, path))),
  );

  const assets = createLiveAssets();
  const diagrams = createDiagrams({ config, memo, worker: modules.mermaidWorker });
  const docs = createLiveDocs({
    config,
    projectDir,
    assets,
    memo,
    fences: {
      get hash() {
        return fences.hash;
      },
      linkType: (...asked) => fences.linkType(...asked),
      check: (...asked) => fences.check(...asked),
    },
    drawPage: diagrams.drawPage,
  });
  const code = createLiveCode({
    ...{ config, author, projectDir, modules, basePath, assets },
    theme: () => theme,
  });
  const diagramModule = browserDiagrams({
    folder: modules.diagrams,
    assets,
    markdown: config.markdown,
    isNeeded: diagrams.needBrowser,
  });

  let plan: SitePlan | undefined;
  let ofPlan: readonly Diagnostic[] = [];
  let routes = new Map<string, Route>();
  let rendering: PageRendering | undefined;
  let hasMath = false;
  let bundledClient = '';
  /** Mistakes by route, by author's file, and by the file that the diagram is in. */
  const ofRoutes = new Map<string, readonly Diagnostic[]>();
  const ofAuthors = new Map<string, readonly Diagnostic[]>();
  const ofDiagrams = new Map<string, readonly Diagnostic[]>();
  const unchecked = new Set<string>();
  const left = { plan: true, routes: true, server: true, browser: true, schemas: false };

  for (const file of sources.value.content.files) await docs.set(file);
  await settle();

  return {
    config,
    placeOf,
    configName,
    assets,
    plan: currentPlan,
    statics: () => statics,
    browser: code.browser,
    routeAt: (path) => routes.get(routeKey(path)),
    prepare,
    programOf,
    draw,
    take,
    settle,
    stale: docs.stale,
    compileFile: compile,
    unchecked: () => [...unchecked].flatMap((key) => routes.get(key) ?? []),
    check: (route) => void unchecked.delete(keyOf(route.path)),
    diagnostics,
    async takeDiagrams() {
      for (const each of await diagrams.finished()) note(ofDiagrams, each.place?.file ?? '', each);
    },
    watched,
    dispose: code.dispose,
  };

  function currentPlan(): SitePlan {
    if (plan === undefined) throw new Error('the site is not planned yet');
    return plan;
  }

  async function compile(file: string): Promise<DocEffects> {
    ofDiagrams.delete(file);
    ofAuthors.delete(file);
    const effects = await docs.compile(file);
    const doc = docs.docs.get(file);
    left.plan ||= effects.plan;
    left.server ||= effects.server && plan !== undefined;
    left.browser ||= effects.browser;
    if (doc === undefined || plan === undefined) return effects;
    const key = keyOf(doc.doc.route);
    const route = routes.get(key);
    if (route?.page.kind === 'doc' && route.page.file === file) {
      const { page } = withExportedFrontMatter(doc.doc, code.code()?.articles.get(file));
      routes.set(key, { ...route, page });
      unchecked.add(key);
    }
    // Whether any page has formulas was found out when it was put together how pages are drawn.
    if (!hasMath && doc.parts.some(({ usesMath }) => usesMath)) rendering = undefined;
    return effects;
  }

  async function prepare({ page }: Route): Promise<boolean> {
    if (page.kind !== 'doc') return false;
    const { server, browser, plan: isMoved } = await compile(page.file);
    // Without them the page cannot be drawn; all else may come behind.
    if (server || browser) await settle();
    return isMoved;
  }

  async function programOf({ page }: Route): Promise<PageProgram> {
    if (page.kind !== 'doc') return {};
    const doc = docs.docs.get(page.file);
    const program = await doc?.program;
    return { program, diagrams: doc?.hasDiagrams ? diagramModule() : undefined };
  }

  async function draw(route: Route, program: PageProgram): Promise<RenderedPage | undefined> {
    const [loaded, browser] = [code.code(), code.browser()];
    if (loaded === undefined || browser === undefined) return undefined;
    if (rendering === undefined) {
      hasMath = [...docs.docs.values()].some(({ parts }) => parts.some((part) => part.usesMath));
      const parts = { code: loaded, browser, author, assets, imageOf: () => undefined };
      rendering = pageRendering(currentPlan(), parts);
    }
    const key = keyOf(route.path);
    const current = routes.get(key) ?? route;
    const { page } = current;
    const isData = page.kind !== 'doc' || docs.docs.get(page.file)?.isData === true;
    const { value, diagnostics: found } = await renderPage(rendering, current, {
      ...rendering.inputOf(current, program),
      image: undefined,
      isData,
    });
    ofRoutes.set(key, found);
    for (const incident of author.incidents()) {
      const [told] = await incidentDiagnostics([incident]);
      if (told !== undefined) note(ofAuthors, incident.author.file, told);
    }
    return value;
  }

  async function take(paths: readonly string[]): Promise<SiteChange> {
    const pages = new Set<string>();
    const changedStatics: string[] = [];
    const before = { ...left };
    for (const path of paths) {
      const file = relativePath(projectDir, path);
      if (schemaFiles.has(path)) left.schemas = true;
      for (const page of await takeContent(path)) pages.add(page);
      for (const page of assets.usersOf(path)) pages.add(page);
      assets.forget(path);
      for (const folder of config.staticFolders) {
        const below = relativePath(join(projectDir, folder), path);
        if (isWithin(file, folder)) changedStatics.push(below);
      }
      for (const page of takeCode(path, file)) pages.add(page);
    }
    if (changedStatics.length > 0) await listStatics();
    for (const page of pages) docs.forget(page);
    const isContentOnly = Object.entries(left).every(
      ([name, is]) => is === before[name as keyof typeof left],
    );
    return { pages: [...pages], statics: changedStatics, isContentOnly };
  }

  /** @returns The pages that the file is. */
  async function takeContent(path: string): Promise<readonly string[]> {
    const root = config.content.find((each) => isWithin(path, join(projectDir, each.path)));
    if (root === undefined) return [];
    const below = relativePath(join(projectDir, root.path), path);
    if (/(^|\/)(\.|node_modules(\/|$))/.test(below)) return [];
    const file = relativePath(projectDir, path);
    unread.delete(file);
    const read = existsSync(path)
      ? await readContentFile({ config, projectDir, root, path: below })
      : { value: undefined, diagnostics: [] };
    for (const each of read.diagnostics) note(unread, file, each);
    if (categories.delete(file)) left.plan = true;
    if (read.value === undefined) {
      const names = docs.namesOf(file);
      if (!docs.remove(file)) return [];
      left.plan = true;
      left.routes = true;
      left.server ||= code.code()?.articles.has(file) ?? false;
      return docs.linkingTo(names);
    }
    if ('metadata' in read.value) {
      categories.set(file, read.value);
      left.plan = true;
      return [];
    }
    const names = docs.namesOf(file);
    const isMoved = await docs.set(read.value);
    if (!isMoved) return [file];
    left.plan = true;
    left.routes = true;
    return [file, ...docs.linkingTo([...names, ...docs.namesOf(file)])];
  }

  /** @returns The pages that the file is a part of. */
  function takeCode(path: string, file: string): readonly string[] {
    const importers = docs.importersOf(file);
    const isTheme = config.theme !== undefined && isWithin(file, config.theme);
    if (isTheme) {
      const found = themeModules(config.theme, projectDir, modules.theme);
      theme = found.value;
    }
    const isInput = code.inputs().includes(path) || isTheme;
    if (!isInput && importers.length === 0) return [];
    left.browser = true;
    // Plain styles are nothing that the server draws with; names of classes in modules are.
    if (!/(?<!\.module)\.css$/.test(path)) left.server = true;
    if (isMarkdownFile(path)) docs.forgetPartials();
    return importers;
  }

  async function listStatics(): Promise<void> {
    const listed = await staticFiles(config.staticFolders, projectDir);
    const names = (files: readonly StaticFile[]) => files.map(({ path }) => path).join('\n');
    if (names(listed.value) !== names(statics)) left.plan = true;
    statics = listed.value;
  }

  async function settle(): Promise<boolean> {
    const isNeeded = Object.values(left).some(Boolean);
    if (left.schemas) await renewSchemas();
    left.schemas = false;
    if (left.server) await loadServerCode();
    left.server = false;
    if (left.plan || left.routes) renewPlan();
    left.plan = false;
    left.routes = false;
    const client = JSON.stringify(currentPlan().client);
    if (left.browser || client !== bundledClient) {
      bundledClient = client;
      rendering = undefined;
      await code.bundle(docs.content(), currentPlan().client);
    }
    left.browser = false;
    return isNeeded;
  }

  async function renewSchemas(): Promise<void> {
    schemas = await readSchemas(config, projectDir, memo, NO_REPORT);
    fences = createGraphqlFences({ schemas: schemas.value, style: config });
    docs.forgetPartials();
    const imported = docs.imported();
    for (const { file, source } of docs.files()) {
      if (GRAPHQL_FENCE.test(source)) docs.forget(file);
    }
    for (const partial of imported) {
      if (isMarkdownFile(partial)) for (const page of docs.importersOf(partial)) docs.forget(page);
    }
    left.plan = true;
    // Whether a type of a description has a page is asked when it is rendered.
    left.routes = true;
  }

  async function loadServerCode(): Promise<void> {
    const files = docs.files();
    // These may be modules, which the bundler has to see; few that are none are among them.
    for (const each of files) {
      if (mayBeModule(each)) await docs.compile(each.file);
    }
    await code.load(docs.content());
    const loaded = code.code();
    if (loaded !== undefined) docs.setTheme(loaded.server.theme.article);
    rendering = undefined;
    left.plan = true;
    for (const key of routes.keys()) unchecked.add(key);
  }

  function renewPlan(): void {
    const all = [...docs.docs.values()].sort((a, b) =>
      a.doc.page.file < b.doc.page.file ? -1 : 1,
    );
    const { value, diagnostics: found } = planSite(
      {
        ...project,
        docs: all,
        articles: code.code()?.articles ?? new Map(),
        categories: [...categories.values()].sort(byFile),
        schemas: schemas.value,
        // Links in descriptions lead to pages by their source files.
        descriptions: left.routes ? undefined : plan?.descriptions,
      },
      NO_REPORT,
    );
    plan = { ...value, docs: docs.docs };
    const { site } = plan;
    const planned = plannedFiles({ ...project, site, statics, assets: assets.all() });
    ofPlan = [...found, ...outputCollisions(planned, input.outDir)];
    const before = routes;
    routes = new Map(site.routes.map((route) => [keyOf(route.path), route]));
    for (const [key, route] of routes) {
      if (!isSamePage(before.get(key), route)) unchecked.add(key);
    }
    for (const key of before.keys()) if (!routes.has(key)) ofRoutes.delete(key);
    rendering = undefined;
  }

  function diagnostics(): readonly Diagnostic[] {
    const ofDocs = docs.diagnostics();
    // That a page throws for what it names and nobody has is no news.
    const unknown = new Set(
      ofDocs.flatMap(({ code, place }) => (code === 'unknown-component' ? [place?.file] : [])),
    );
    return [
      ...[...unread.values()].flat(),
      ...schemas.diagnostics,
      ...ofDocs,
      ...code.diagnostics(),
      ...ofPlan,
      ...[...ofRoutes.values()]
        .flat()
        .filter(({ code, place }) => code !== 'page-throws' || !unknown.has(place?.file)),
      ...[...ofAuthors.values()].flat(),
      ...[...ofDiagrams.values()].flat(),
      ...(plan?.descriptions.failures() ?? []),
    ];
  }

  function watched(): readonly string[] {
    const at = (path: string) => join(projectDir, path);
    const folders = [
      ...config.content.map(({ path }) => at(path)),
      ...config.staticFolders.map(at),
      ...(config.theme === undefined ? [] : [at(config.theme)]),
    ];
    const files = [
      ...input.inputs,
      ...schemaFiles,
      ...assets.asked(),
      ...[...docs.imported()].map(at),
      ...code.inputs(),
    ];
    const inFolder = (file: string) => folders.some((folder) => isWithin(file, folder));
    return [...new Set([...folders, ...files.filter((file) => !inFolder(file))])];
  }
}

/** Lines that make a page a module, or look as if they did. */
const MODULE = /^(?:import|export)\b|\bawait\b|\brequire\(/m;

/** Code that a page shows. */
const FENCE = /^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\1/gm;

/**
 * Whether the bundler may have to see a page, told by its text. A page for which that is wrong is
 * compiled and bundled when it is asked for.
 */
function mayBeModule({ file, source }: ContentFile): boolean {
  return isReactFile(file) || (MODULE.test(source) && MODULE.test(source.replace(FENCE, '')));
}

/** The key of a route among decoded paths. */
function keyOf(route: string): string {
  return decodePath(routeKey(route));
}

function note<K>(found: Map<K, readonly Diagnostic[]>, key: K, diagnostic: Diagnostic): void {
  found.set(key, [...(found.get(key) ?? []), diagnostic]);
}

function byFile(a: Category, b: Category): number {
  return a.file < b.file ? -1 : 1;
}

/** Whether two routes show the same; what the frame says around a page does not count. */
function isSamePage(before: Route | undefined, after: Route): boolean {
  if (before === undefined || before.page.kind !== after.page.kind) return false;
  const [old, now]: [object, object] = [before.page, after.page];
  return Object.entries(now).every(([name, value]) => {
    const was: unknown = Reflect.get(old, name);
    return was === value || (typeof value !== 'object' ? false : sameText(was, value));
  });
}

function sameText(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
